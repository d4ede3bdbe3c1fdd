/** Puts armies together: the cards of a nation, the army with what the law says of it, and the ways in and out. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import {
  emptyArmy,
  lastYear,
  makeText,
  ownArmy,
  parseText,
  yearsOf,
} from '../../../../compiler/systems/skirmish/forces.ts'
import { pointsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { ArmyRules, SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { count, uncapital } from '../../../../engine/words.ts'
import { classNames } from '../data/cardSentences.ts'
import { ArmyPanel } from './ArmyPanel.tsx'
import { cardsOf, copiesOf, type DeckCard, kindOf, mostOf, whyNotMore, withCopies } from './army.ts'
import type { Builder } from './builder.ts'
import { Comparison } from './Comparison.tsx'
import { Copies } from './Copies.tsx'
import { cardLine } from './cardLine.ts'

/** The filter of the list of cards. */
interface Filter {
  readonly text: string
  readonly kind: string
  readonly cost: number
  readonly isAllowed: boolean
}

const everything: Filter = { text: '', kind: '', cost: Number.POSITIVE_INFINITY, isAllowed: false }

const firstArmy = (rules: SkirmishRules): ArmyRules =>
  parseText(rules, location.hash.slice(1)) ?? emptyArmy(rules, Object.keys(rules.nations)[0], lastYear(rules))

export const ArmyBuilder = ({ builder }: { builder: Builder }) => {
  const { rules } = builder
  const [army, setArmy] = useState(() => firstArmy(rules))
  const [told, tell] = useState('')
  const [compared, compare] = useState<readonly string[]>([])
  // The address names the army, without a history entry.
  useEffect(() => history.replaceState(history.state, '', `#${makeText(army)}`), [army])
  useEffect(() => {
    const follow = (): void => {
      const named = parseText(rules, location.hash.slice(1))
      if (named) setArmy(named)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [rules])
  const cards = useMemo(() => cardsOf(rules, army.nation), [rules, army.nation])
  const set = (card: DeckCard, copies: number): void => {
    const why = copies > copiesOf(army, card) ? whyNotMore(rules, army, card) : undefined
    const next = why === undefined ? withCopies(army, card, copies) : army
    setArmy(next)
    tell(
      why === undefined
        ? `${card.card.name}: ${copies}. ${pointsOf(rules, next)} of ${next.points} points.`
        : `No more of ${card.card.name}: ${uncapital(why)}`,
    )
  }
  return (
    <>
      <Setup rules={rules} battles={builder.battles} army={army} setArmy={setArmy} />
      <p class="army-told" role="status">
        {told}
      </p>
      <div class="army-columns">
        <section aria-labelledby="army-cards" class="army-cards">
          <h2 id="army-cards">Cards</h2>
          <Comparison rules={rules} cards={cards.filter(({ id }) => compared.includes(id))} clear={() => compare([])} />
          <CardList
            builder={builder}
            army={army}
            cards={cards}
            set={set}
            compared={compared}
            compare={(id, isOn) => compare(isOn ? [...compared.slice(-1), id] : compared.filter((one) => one !== id))}
          />
        </section>
        <ArmyPanel builder={builder} army={army} setArmy={setArmy} set={set} tell={tell} />
      </div>
      <p class="army-bar">
        <button type="button" class="bare" onClick={showPanel}>
          {army.name}: {pointsOf(rules, army)} of {army.points} points
        </button>
      </p>
    </>
  )
}

/** Leads to the army; no link does, because the address names the army. */
const showPanel = (): void => {
  const panel = document.querySelector<HTMLElement>('#army-panel')
  panel?.scrollIntoView({ block: 'start' })
  panel?.focus({ preventScroll: true })
}

const Setup = ({
  rules,
  battles,
  army,
  setArmy,
}: {
  rules: SkirmishRules
  battles: Builder['battles']
  army: ArmyRules
  setArmy: (army: ArmyRules) => void
}) => {
  // With any other limit an army could fight nowhere.
  const limits = [...battles.map(({ points }) => points), army.points].sort((one, other) => other - one)
  const years = [...new Set([...yearsOf(rules), army.year])].sort((a, b) => a - b)
  const start = (value: string): void => {
    const [kind, id] = value.split(' ')
    if (kind === 'ready' && rules.armies[id]) setArmy(ownArmy(rules, rules.armies[id]))
    if (kind === 'new' && rules.nations[id]) setArmy(emptyArmy(rules, id, army.year))
  }
  return (
    <div class="filters army-forces">
      <label class="field">
        Begin with
        <select value="" onChange={({ currentTarget }) => start(currentTarget.value)}>
          <option value="">Choose</option>
          <optgroup label="A ready army">
            {Object.entries(rules.armies).map(([id, { name, nation, year }]) => (
              <option key={id} value={`ready ${id}`}>
                {name}, {rules.nations[nation].name} {year}
              </option>
            ))}
          </optgroup>
          <optgroup label="Nothing">
            {Object.entries(rules.nations).map(([id, { name }]) => (
              <option key={id} value={`new ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <label class="field">
        Name
        <input
          value={army.name}
          maxLength={80}
          onInput={({ currentTarget }) => setArmy({ ...army, name: currentTarget.value })}
        />
      </label>
      <label class="field">
        Nation
        <select
          value={army.nation}
          onChange={({ currentTarget: { value } }) =>
            setArmy({ ...emptyArmy(rules, value, army.year), points: army.points })
          }
        >
          {Object.entries(rules.nations).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Year
        <select
          value={army.year}
          onChange={({ currentTarget }) => setArmy({ ...army, year: Number(currentTarget.value) })}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Points
        <select
          value={army.points}
          onChange={({ currentTarget }) => setArmy({ ...army, points: Number(currentTarget.value) })}
        >
          {[...new Set(limits)].map((limit) => (
            <option key={limit} value={limit}>
              {limit}
              {limit === rules.frame.teams.deck ? ' (partner)' : ''}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface ListProps {
  readonly builder: Builder
  readonly army: ArmyRules
  readonly cards: readonly DeckCard[]
  readonly compared: readonly string[]
  set(card: DeckCard, copies: number): void
  compare(id: string, isOn: boolean): void
}

const CardList = ({ builder, army, cards, compared, set, compare }: ListProps) => {
  const { rules } = builder
  const [filter, narrow] = useState(everything)
  const costs = [...new Set(cards.map(({ card }) => card.cost))].sort((a, b) => a - b)
  const shown = cards.filter(
    (card) =>
      (filter.kind === '' || kindOf(card) === filter.kind) &&
      card.card.cost <= filter.cost &&
      card.card.name.toLowerCase().includes(filter.text.toLowerCase()) &&
      (!filter.isAllowed || whyNotMore(rules, army, card) === undefined),
  )
  return (
    <>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <fieldset class="choices">
          <legend class="visually-hidden">Kind</legend>
          {[['', 'All'], ...Object.entries(classNames)].map(([kind, name]) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={filter.kind === kind}
                onChange={() => narrow({ ...filter, kind })}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <label class="field">
          Find
          <input
            type="search"
            placeholder="Name"
            value={filter.text}
            onInput={({ currentTarget }) => narrow({ ...filter, text: currentTarget.value })}
          />
        </label>
        <label class="field">
          Cost
          <select
            value={String(filter.cost)}
            onChange={({ currentTarget }) => narrow({ ...filter, cost: Number(currentTarget.value) })}
          >
            <option value="Infinity">any</option>
            {costs.map((cost) => (
              <option key={cost} value={cost}>
                {cost} or less
              </option>
            ))}
          </select>
        </label>
        <label class="army-check">
          <input
            type="checkbox"
            checked={filter.isAllowed}
            onChange={({ currentTarget }) => narrow({ ...filter, isAllowed: currentTarget.checked })}
          />
          Only what may still come in
        </label>
        <p class="fine-print" role="status">
          {shown.length} of {count(cards.length, 'card')}
        </p>
      </form>
      <ul class="army-list">
        {shown.map((card) => (
          <CardRow
            key={card.id}
            builder={builder}
            army={army}
            card={card}
            set={set}
            isCompared={compared.includes(card.id)}
            compare={compare}
          />
        ))}
      </ul>
    </>
  )
}

const CardRow = ({
  builder,
  army,
  card,
  set,
  isCompared,
  compare,
}: Pick<ListProps, 'builder' | 'army' | 'set' | 'compare'> & { card: DeckCard; isCompared: boolean }) => {
  const { rules, draw, hrefOf } = builder
  const copies = copiesOf(army, card)
  const why = whyNotMore(rules, army, card)
  return (
    <li class={copies > 0 ? 'is-in' : ''}>
      <span class="army-drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: draw(card) }} />
      <span class="army-words">
        <a class="quiet-link" href={hrefOf(card)}>
          {card.card.name}
        </a>
        <small>{cardLine(card)}</small>
        {why !== undefined && <small class="army-why">{why}</small>}
      </span>
      <label class="army-check">
        <input
          type="checkbox"
          checked={isCompared}
          onChange={({ currentTarget }) => compare(card.id, currentTarget.checked)}
        />
        <span>
          Compare<span class="visually-hidden"> {card.card.name}</span>
        </span>
      </label>
      <b class="army-cost">
        {card.card.cost}
        <span class="visually-hidden"> points</span>
      </b>
      <Copies card={card} copies={copies} most={mostOf(rules, card)} isFull={why !== undefined} set={set} />
    </li>
  )
}
