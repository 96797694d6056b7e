// Where tables are, and what people type or paste to come to one.

export interface TableAddress {
  readonly slug: string;
  /** What opens a private table: the key of its link, or its six digits. */
  readonly key?: string | null | undefined;
}

/** The address of a table on this page. */
export function tableAddress({ slug, key }: TableAddress): string {
  return key ? `/masa/${slug}/${key}` : `/masa/${slug}`;
}

const LINK = /\/(?:masa|t)\/([^/?#\s]+)(?:\/(\d{6}|[0-9A-Za-z]{12}))?/;
/** A word with six digits at its end, in whatever groups they were typed. */
const WITH_CODE = /^(.*?\D.*?)[\s.,:-]*((?:\d[\s.-]*){6})$/s;

/** The table that somebody means: a word, a word with its digits in any spacing, or a whole link. */
export function readTableWord(text: string): TableAddress {
  const link = LINK.exec(text);
  if (link !== null) return { slug: decodeURI(link[1]!), key: link[2] ?? null };
  const spoken = WITH_CODE.exec(text.trim());
  if (spoken === null) return { slug: text.trim(), key: null };
  return { slug: spoken[1]!.trim(), key: spoken[2]!.replace(/\D/g, '') };
}
