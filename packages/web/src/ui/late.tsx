// A component out of something that is fetched later: nothing stands in its place until it is there.

import { type ComponentType, type FunctionComponent, Suspense } from 'react';
import type { LazyResource } from '../state/lazy-resource.ts';

export function late<Props extends object, Parts extends object>(
  parts: LazyResource<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
): FunctionComponent<Props> {
  function Loaded(props: Props) {
    const Part = pick(parts.read());
    return <Part {...props} />;
  }
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
