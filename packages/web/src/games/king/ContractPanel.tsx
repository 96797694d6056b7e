// Choosing a game of King: six penalties and trumps, with what is left of each right.

import {
  type KingContract,
  type KingOptions,
  type KingView,
  type Move,
  PENALTIES,
  type Suit,
} from '@kalpler/engine';
import { shownChange } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { useState } from 'react';
import { Panel } from '../../panels/Panel.tsx';
import { useTexts } from '../../state/texts.ts';
import { Switch } from '../../ui/form/Switch.tsx';
import { Button } from '../../ui/index.ts';
import type { ViewOf } from '../plugin.ts';
import styles from './ContractPanel.module.css';
import { OwnRights } from './OwnRights.tsx';
import { PenaltyTile } from './PenaltyTile.tsx';
import { type Rights, rightsOf } from './rights.ts';
import { TrumpTile } from './TrumpTile.tsx';

interface ContractPanelProps {
  readonly view: ViewOf<'king'>;
  readonly deal: KingView;
  act(move: Move): void;
}

export function ContractPanel({ view, deal, act }: ContractPanelProps) {
  const t = useTexts('table');
  const [picked, setPicked] = useState<KingContract | null>(null);
  const [isKing, setIsKing] = useState(false);
  const { options } = view;
  if (view.seat === null || !deal.actors.includes(view.seat)) {
    const selector = view.players[deal.setup.dealer] ?? '';
    return (
      <Panel
        label={t.panels.contractLabel}
        head={t.panels.contractOther(selector)}
        hint={t.panels.contractWait}
      />
    );
  }
  const rights = rightsOf(options, view.standing, deal);
  const penalties = deal.open.flatMap((one) => (one.type === 'penalty' ? [one.name] : []));
  const suits = deal.open.flatMap((one) => (one.type === 'trump' ? [one.trumpSuit] : []));
  // Where only one game is open, nothing is left to choose.
  const choice = picked ?? (deal.open.length === 1 ? deal.open[0]! : null);
  const declares = options.kingRule === 'declare' && isKing && choice?.type === 'trump';

  const confirm = () => {
    if (choice === null) return;
    const contract: KingContract =
      choice.type === 'trump' && declares ? { ...choice, kingDeclared: true } : choice;
    act({ kind: 'choose', contract });
  };
  return (
    <Panel
      isWide
      label={t.panels.contractLabel}
      head={<Head />}
      aside={rights.areCounted && <OwnRights rights={rights} options={options} />}
    >
      <div className={styles.body}>
        <div className={styles.penalties}>
          {PENALTIES.map((name) => (
            <PenaltyTile
              key={name}
              name={name}
              value={options.values[name]}
              left={rights.areCounted ? rights.typesLeft[name] : null}
              all={options.maxPerPenaltyType}
              isChosen={choice?.type === 'penalty' && choice.name === name}
              closed={
                penalties.includes(name) ? null : whyClosed(rights, rights.typesLeft[name], t)
              }
              onChoose={() => setPicked({ type: 'penalty', name })}
            />
          ))}
        </div>
        <TrumpTile
          value={options.values.trump}
          hand={deal.hand ?? []}
          open={suits}
          chosen={choice?.type === 'trump' ? choice.trumpSuit : null}
          closed={suits.length > 0 ? null : whyNoTrumps(rights, t)}
          onChoose={(trumpSuit: Suit) => setPicked({ type: 'trump', trumpSuit })}
        />
      </div>
      <div className={styles.foot}>
        {options.kingRule === 'declare' && choice?.type === 'trump' && (
          <div className={styles.king}>
            <Switch
              isBoxed
              label={t.panels.declareKing}
              about={t.panels.declareHint(options.kingTricks)}
              isOn={isKing}
              onChange={setIsKing}
            />
          </div>
        )}
        <p className={styles.sum}>
          <span>{t.panels.chosen}</span>
          <b>{choice ? shownChoice(choice, options, declares, t) : t.panels.nothingChosen}</b>
        </p>
        {deal.mayCancel && (
          <Button kind="line" sub={t.panels.cancelHint} onClick={() => act({ kind: 'cancel' })}>
            {t.panels.cancelDeal}
          </Button>
        )}
        <Button kind="primary" disabled={choice === null} onClick={confirm}>
          {t.panels.choose}
        </Button>
      </div>
    </Panel>
  );
}

function Head() {
  const t = useTexts('table');
  return (
    <>
      <span className={styles.short}>{t.panels.contractHead}</span>
      <span className={styles.long}>{t.panels.contractHeadLong}</span>
    </>
  );
}

function whyClosed(rights: Rights, typeLeft: number, t: TableTexts): string {
  if (!rights.areCounted) return t.panels.notItsTurn;
  return typeLeft === 0 || rights.penaltiesLeft > 0
    ? t.panels.rightsGone
    : t.panels.ownPenaltiesGone;
}

function whyNoTrumps(rights: Rights, t: TableTexts): string {
  if (rights.waitForTrumps > 0) return t.panels.trumpsWait(rights.waitForTrumps);
  return rights.areCounted ? t.panels.ownTrumpsGone : t.panels.notItsTurn;
}

function shownChoice(
  choice: KingContract,
  options: KingOptions,
  declares: boolean,
  t: TableTexts,
): string {
  if (choice.type === 'penalty') {
    return `${t.scores.penalties[choice.name]}, ${shownChange(options.values[choice.name])}`;
  }
  const trump = t.scores.trumps[choice.trumpSuit];
  return declares ? `${trump}, ${t.panels.kingDeclared}` : trump;
}
