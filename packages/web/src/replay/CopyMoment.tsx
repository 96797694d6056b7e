// Copies the link to the moment that is shown.

import { useMatchTexts } from '../texts/match.ts';
import { IconButton } from '../ui/index.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  /** Null where there is no link to give. */
  readonly address: () => string | null;
}

export function CopyMoment({ address }: Props) {
  const t = useMatchTexts();
  const { state, copy } = useCopy();
  const link = address();
  if (link === null) return null;
  return (
    <>
      <IconButton
        icon={state === 'copied' ? 'check' : 'link'}
        label={t.copyMoment}
        onClick={() => copy(link)}
      />
      <span className="visuallyHidden" role="status">
        {state === 'copied' && t.copied}
      </span>
    </>
  );
}
