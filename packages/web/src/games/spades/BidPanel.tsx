// Bidding: a slider, nil with its value, the partner's bid and the sum of the team.

import type { Move, SpadesOptions, SpadesView } from '@kalpler/engine';
import { useState } from 'react';
import { Panel } from '../../panels/Panel.tsx';
import { useTexts } from '../../state/texts.ts';
import { Switch } from '../../ui/form/Switch.tsx';
import { Button } from '../../ui/index.ts';
import type { ViewOf } from '../plugin.ts';
import { useAdvisedBid } from './advised-bid.ts';
import { BidBrief, BidHint } from './BidHint.tsx';
import styles from './BidPanel.module.css';
import { BidSlider } from './BidSlider.tsx';
import { BidSum } from './BidSum.tsx';
import { BidWait } from './BidWait.tsx';
import { type BidValue, choiceOf, positionOf, shownBid, snapped } from './bids.ts';

interface BidPanelProps {
  readonly view: ViewOf<'spades'>;
  readonly deal: SpadesView;
  act(move: Move): void;
}

export function BidPanel({ view, deal, act }: BidPanelProps) {
  const { options, seat } = view;
  if (seat === null || deal.legalBids.length === 0) {
    return <BidWait view={view} deal={deal} />;
  }
  return <BidChoice view={view} deal={deal} act={act} options={options} seat={seat} />;
}

interface BidChoiceProps extends BidPanelProps {
  readonly options: SpadesOptions;
  readonly seat: number;
}

function BidChoice({ view, deal, act, options, seat }: BidChoiceProps) {
  const t = useTexts('table');
  const advised = useAdvisedBid(view);
  const legal = deal.legalBids;
  const given = deal.bids[seat] ?? null;
  // Until the player touches something, it is the bid already made, or else the advice.
  const [touched, setTouched] = useState<{ readonly choice: BidValue | null } | null>(null);
  const [lastNumber, setLastNumber] = useState<number | null>(null);
  const preferred = touched === null ? (choiceOf(given) ?? choiceOf(advised)) : touched.choice;
  // The rules may have closed a value since it was set.
  const choice =
    preferred === null || legal.includes(preferred)
      ? preferred
      : snapped(positionOf(preferred), legal);
  const most = deal.counts[seat] ?? 13;
  const mayNil = legal.includes('nil');
  const isOpen = (value: number) => legal.includes(value) || (value === 0 && mayNil);
  const isGiven = choice !== null && choice === given;
  const shown = choice === null ? t.panels.nothingChosen : shownBid(choice, t);

  const change = (next: BidValue | null) => {
    if (typeof next === 'number') setLastNumber(next);
    setTouched({ choice: next });
  };
  /** What stood there before nil, if anything did. */
  const withoutNil = () => lastNumber ?? (typeof advised === 'number' ? advised : null);
  return (
    <Panel
      label={t.panels.bidLabel}
      head={t.panels.bidHead}
      hint={<BidHint view={view} deal={deal} options={options} advised={advised} />}
      brief={<BidBrief view={view} deal={deal} advised={advised} />}
      aside={
        <output className={styles.big}>
          {choice === 'nil' ? t.panels.nilBig : (choice ?? '?')}
        </output>
      }
    >
      <BidSlider
        value={choice === null ? null : positionOf(choice)}
        most={most}
        text={shown}
        advised={advised === null ? null : advised === 'nil' ? 0 : Number(advised)}
        isOpen={isOpen}
        onChange={(position) => change(snapped(position, legal))}
      />
      <div className={styles.lower} data-loose="">
        {options.nil && (
          <div className={styles.nils}>
            <Switch
              isBoxed
              label={t.panels.nil}
              about={mayNil ? t.panels.wins(options.nilValue) : t.panels.nilClosed}
              isOn={choice === 'nil'}
              isDisabled={!mayNil}
              onChange={(isOn) => change(isOn ? 'nil' : withoutNil())}
            />
            {options.blindNil && (
              <p className={styles.blind}>
                {t.panels.blindNil}
                <small>
                  {deal.blind.includes(seat)
                    ? t.panels.blindSeen
                    : t.panels.blindFar(options.blindNilMinDeficit)}
                </small>
              </p>
            )}
          </div>
        )}
        <div className={styles.foot}>
          <BidSum view={view} bids={deal.bids} own={choice === null ? null : positionOf(choice)} />
          <Button
            kind="primary"
            disabled={choice === null || isGiven}
            onClick={() => choice !== null && act({ kind: 'bid', bid: choice })}
          >
            {choice === null
              ? t.panels.bidChoose
              : isGiven
                ? t.panels.bidGiven(shown)
                : choice === 'nil'
                  ? t.panels.nilConfirm
                  : t.panels.bidConfirm(choice)}
          </Button>
        </div>
      </div>
      {given !== null && (
        <p className={styles.waiting} role="status">
          {t.panels.bidChange}
          {deal.actors.length > 0 &&
            ` ${t.panels.waitingFor(deal.actors.map((actor) => view.players[actor]!))}`}
        </p>
      )}
    </Panel>
  );
}
