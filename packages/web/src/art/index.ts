// Everything that is drawn in code: cards, tiles, signs and ornaments.

export { ArtDefs } from './ArtDefs.tsx';
export { Avatar } from './Avatar.tsx';
export { Bloom } from './Bloom.tsx';
export { CardBack } from './CardBack.tsx';
export { CardFace } from './CardFace.tsx';
export { ContractIcon } from './ContractIcon.tsx';
export { loadCourts } from './court-pictures.ts';
export { GameArt } from './GameArt.tsx';
export { Icon } from './Icon.tsx';
export type { IconName } from './icons.tsx';
export { Logo } from './Logo.tsx';
export { Medallion } from './Medallion.tsx';
export { Petals } from './Petals.tsx';
export { PlayingCard } from './PlayingCard.tsx';
export { Suit } from './Suit.tsx';
export { Tulip } from './Tulip.tsx';
export { TurnRing } from './TurnRing.tsx';
