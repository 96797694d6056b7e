// Everything that is drawn in code: cards, tiles, signs and ornaments.

export { Avatar } from './Avatar.tsx';
export { ContractIcon } from './ContractIcon.tsx';
export { ArtDefs, Logo } from './emblems.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { Bloom, Medallion, Petals, TurnRing } from './ornaments.tsx';
export { CardFace, loadCourts, PlayingCard } from './PlayingCard.tsx';
export { CardBack, Suit, Tulip } from './signs.tsx';
