// How large a terminal is. One that cannot tell, or says 0 as a new pseudo-terminal does, is taken for the usual one.

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const USUAL: Size = { columns: 80, rows: 24 };

export function sizeOf({ columns, rows }: { columns?: number; rows?: number }): Size {
  return { columns: columns || USUAL.columns, rows: rows || USUAL.rows };
}
