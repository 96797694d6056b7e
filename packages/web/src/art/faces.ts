// Faces that are drawn otherwise than by the hash of a name: whoever has known people at the table gives them.

import { createContext, type ReactNode } from 'react';

/** What is drawn on the tile of a name, 64 by 64. */
export const Faces = createContext<Readonly<Record<string, ReactNode>>>({});
