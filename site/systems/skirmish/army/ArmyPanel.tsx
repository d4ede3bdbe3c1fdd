/** The army that is put together: what it costs and holds, what the law says of it, its curve and first hand, and where it can go. */
import { pointsOf } from '../../../../engine/systems/skirmish/army.ts'
import { count } from '../../../../engine/words.ts'
import { classNames } from '../data/cardSentences.ts'
import { cardsIn, curveOf, type DeckCard, firstHandOf, kindOf, mostOf, problemsWith, whyNotMore } from './army.ts'
import type { PanelProps } from './builder.ts'
import { Copies } from './Copies.tsx'
import { Kept } from './Kept.tsx'
import { Play } from './Play.tsx'
import { Yaml } from './Yaml.tsx'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const ArmyPanel = (props: PanelProps) => {
  const { builder, army, setArmy } = props
  const { rules } = builder
  const problems = problemsWith(rules, army)
  return (
    <section class="army-panel raised" id="army-panel" aria-labelledby="army-title" tabIndex={-1}>
      <h2 id="army-title">{army.name}</h2>
      <Size {...props} />
      {problems.length > 0 && (
        <ul class="army-problems">
          {problems.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Contents {...props} />
      <Curve {...props} />
      <FirstHand {...props} />
      <label class="field army-description">
        How it is played
        <input
          value={army.description}
          maxLength={400}
          onInput={({ currentTarget }) => setArmy({ ...army, description: currentTarget.value })}
        />
      </label>
      <Kept {...props} />
      <Play {...props} />
      <Yaml {...props} />
    </section>
  )
}

const Size = ({ builder: { rules }, army }: PanelProps) => {
  const cards = cardsIn(rules, army)
  const sum = (wanted: (card: DeckCard) => boolean): number =>
    cards.reduce((copies, card) => copies + (wanted(card) ? card.copies : 0), 0)
  const [all, units, infantry] = [
    sum(() => true),
    sum(({ deck }) => deck === 'units'),
    sum((card) => kindOf(card) === 'infantry'),
  ]
  const spent = pointsOf(rules, army)
  return (
    <>
      <p class="ends army-points">
        <b>
          {spent} of {army.points} points
        </b>
        <span>{count(all, 'card')}</span>
      </p>
      <progress max={army.points} value={Math.min(spent, army.points)} aria-label="Points spent" />
      {all > 0 && (
        <p class="remark">
          {percent(units / all)} are units; {infantry} of {units} are infantry.
        </p>
      )}
    </>
  )
}

const Contents = ({ builder: { rules }, army, set }: PanelProps) => {
  const cards = cardsIn(rules, army)
  if (cards.length === 0) return <p class="remark">No cards yet: choose some from the list.</p>
  return (
    <>
      {Object.entries(classNames).map(([kind, name]) => {
        const own = cards.filter((card) => kindOf(card) === kind)
        if (own.length === 0) return null
        return (
          <section key={kind}>
            <h3 class="ends">
              {name} <span>{own.reduce((sum, { copies }) => sum + copies, 0)}</span>
            </h3>
            <ul class="army-contents">
              {own.map((card) => (
                <li key={card.id}>
                  <span>{card.card.name}</span>
                  <small>{card.card.cost * card.copies}</small>
                  <Copies
                    card={card}
                    copies={card.copies}
                    most={mostOf(rules, card)}
                    isFull={whyNotMore(rules, army, card) !== undefined}
                    set={set}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

/** Height of the chart. */
const height = 60

const Curve = ({ builder: { rules }, army }: PanelProps) => {
  const curve = curveOf(rules, army)
  const most = Math.max(...curve.map(({ units, support }) => units + support))
  if (most === 0) return null
  const high = (cards: number): number => (cards * height) / most
  const filled = curve.filter(({ units, support }) => units + support > 0)
  return (
    <figure class="chart army-curve">
      <figcaption>Cards by cost</figcaption>
      <svg
        viewBox={`0 0 ${curve.length * 10} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={90}
        role="img"
        aria-label={filled.map(({ cost, units, support }) => `cost ${cost}: ${units + support}`).join(', ')}
      >
        {curve.map(({ cost, units, support }) => (
          <g key={cost}>
            <rect class="units" x={cost * 10 + 1} width={8} y={height - high(units)} height={high(units)} />
            <rect
              class="support"
              x={cost * 10 + 1}
              width={8}
              y={height - high(units + support)}
              height={high(support)}
            />
          </g>
        ))}
      </svg>
      <p class="row army-labels" aria-hidden="true">
        {curve.map(({ cost, units, support }) => (
          <span key={cost}>
            {cost}
            <small>{units + support}</small>
          </span>
        ))}
      </p>
      <p class="cluster remark army-legend">
        <span>
          <i class="units" /> Units
        </span>
        <span>
          <i class="support" /> Support
        </span>
      </p>
    </figure>
  )
}

const FirstHand = ({ builder: { rules }, army }: PanelProps) => {
  const odds = firstHandOf(rules, army)
  if (odds.length === 0) return null
  return (
    <>
      <table class="table army-odds">
        <caption>In the first hand of {count(rules.frame.start.hand, 'card')}</caption>
        <thead>
          <tr>
            <th scope="col">At least one</th>
            <th scope="col" class="number">
              Dealt
            </th>
            <th scope="col" class="number">
              Drawn anew
            </th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ label, first, redrawn }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="number">{percent(first)}</td>
              <td class="number">{percent(redrawn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fine-print">Drawn anew: a hand without any is put back once, and another one is drawn.</p>
    </>
  )
}
