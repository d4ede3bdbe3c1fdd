/** The selected unit: what it is, its condition, what it can do now, its numbers and its supply. */

import { costOfPoints } from '../../../../../engine/systems/tactical/replacement.ts'
import { kinds } from '../../../../../engine/systems/tactical/rules.ts'
import { fuelOf, fullPoints, fullStrength, modelOf, moverOf } from '../../../../../engine/systems/tactical/units.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { OrderList } from '../../../panels/OrderList.tsx'
import {
  Button,
  Conditions,
  PanelHead,
  RuleLink,
  Section,
  Stat,
  StatLeft,
  SubjectLink,
  Why,
} from '../../../panels/parts.tsx'
import { Target } from '../../../panels/Target.tsx'
import { hexSubject, unitSubject } from '../../../subject.ts'
import { counterOf } from '../map/pieces.ts'
import * as say from '../names.ts'
import { readinessOf, unitsIn } from '../seen.ts'
import { usePlayer } from '../types.ts'

interface UnitProps {
  readonly unit: number
}

export const Counter = ({ unit, size = 44 }: UnitProps & { size?: number }) => (
  <svg class="tc-counter" viewBox="-22 -22 44 50" width={size} height={(size * 50) / 44} aria-hidden="true">
    <Drawn svg={counterOf(usePlayer().state, unit)} />
  </svg>
)

/** What it has left: of an enemy, what is seen. */
const Means = ({ unit }: UnitProps) => {
  const { derived } = usePlayer()
  const { table, known, own } = derived
  const model = modelOf(table, known, unit)
  const isOwn = table.side[unit] === own
  const fuel = fuelOf(table, known, unit)
  const isActing = isOwn && known.side === own && !say.isDeployment(known)
  const points = isOwn ? fullPoints(table, known, unit) : moverOf(table, known, unit).points
  return (
    <dl class="stats tc-means">
      <StatLeft name="strength" left={known.strength[unit]} most={fullStrength(model)} />
      <StatLeft name="move" left={isActing ? known.points[unit] : points} most={points} />
      {isOwn && <StatLeft name="rounds" left={known.ammunition[unit]} most={model.ammunition} />}
      {isOwn && fuel > 0 && <StatLeft name="fuel" left={known.fuel[unit]} most={fuel} />}
      {isOwn && <Stat name="experience">{known.experience[unit]}</Stat>}
    </dl>
  )
}

/** Values of a kind, by name. */
const Values = ({ title, rule, of }: { title: string; rule: string; of: readonly (readonly [string, number])[] }) => (
  <Section title={title} rule={rule}>
    <dl class="stats tc-values">
      {of.map(([name, value]) => (
        <Stat key={name} name={name}>
          {value < 0 ? `(${-value})` : value}
        </Stat>
      ))}
    </dl>
  </Section>
)

const Numbers = ({ unit }: UnitProps) => {
  const { table, known } = usePlayer().derived
  const { attack, defence, initiative, range, spotting } = modelOf(table, known, unit)
  return (
    <>
      <Values title="Attack against" rule="tactical.C2" of={kinds.map((kind, at) => [kind, attack[at]])} />
      {attack.some((value) => value < 0) && <p class="note">In brackets: only when it is attacked.</p>}
      <Values
        title="Defence"
        rule="tactical.G13"
        of={[
          ['ground', defence.ground],
          ['air', defence.air],
          ['close', defence.close],
        ]}
      />
      <dl class="stats tc-values">
        <Stat name="initiative">{initiative}</Stat>
        <Stat name="range">{range}</Stat>
        <Stat name="spotting">{spotting}</Stat>
      </dl>
    </>
  )
}

/** Replacements, point by point, each with its price in prestige. */
const Replacements = ({ unit }: UnitProps) => {
  const { actions, orders, derived } = usePlayer()
  const all = orders.byUnit.get(unit)?.replacements ?? []
  if (all.length === 0) return null
  const purse = derived.known.prestige[derived.table.purse[unit]]
  return (
    <Section title={`Replacements, of ${purse} prestige`} rule="tactical.N2">
      {(['regular', 'elite'] as const).map((grade) => {
        const own = all.filter(({ type }) => type === grade)
        return (
          own.length > 0 && (
            <p key={grade} class="cluster">
              <span class="tc-grade">{grade === 'regular' ? 'Regular' : 'Elite'}</span>
              {own.map((action) => (
                <Button key={action.points} class="button small" press={() => actions.order(action)}>
                  +{action.points}{' '}
                  <small>for {costOfPoints(derived.table, derived.known, unit, grade, action.points)}</small>
                  <span class="visually-hidden">, {grade} replacements</span>
                </Button>
              ))}
            </p>
          )
        )
      })}
      <p class="note">
        Regular ones thin out its experience. Either takes the whole turn. <RuleLink rule="tactical.N3" />
      </p>
    </Section>
  )
}

const Supply = ({ unit }: UnitProps) => {
  const { state, derived } = usePlayer()
  if (derived.table.side[unit] !== derived.own || derived.known.hex[unit] === 0) return null
  const explained = state.game.explain(derived.known, { about: 'supply', unit })
  if (explained === undefined) return null
  return <Why label="Supply" value={`${explained.value / 1000} %`} explained={explained} />
}

/** Everybody else in the hex: aircraft above it, or what is below them. */
const Others = ({ unit }: UnitProps) => {
  const { state, derived, scenario } = usePlayer()
  const others = unitsIn(state, derived.hex).filter((one) => one !== unit)
  return others.map((one) => (
    <p key={one} class="row">
      <Counter unit={one} size={30} />
      <span>
        Also here: <SubjectLink subject={unitSubject(one)}>{say.unitName(scenario, one)}</SubjectLink>
      </span>
    </p>
  ))
}

const readinessWords = { ready: 'Can act', partial: 'Can do more', spent: 'Done', idle: '' } as const

export const UnitSheet = ({ unit }: UnitProps) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  const { name, side, transport } = scenario.units[unit]
  const readiness = readinessOf(state, unit)
  const own = orders.byUnit.get(unit)
  const where = say.whereWords(scenario, known, unit, (hex) => say.placeName(scenario, hex))
  return (
    <article class="unit-panel" data-side={side}>
      <PanelHead title={name}>
        {derived.hex > 0 ? <SubjectLink subject={hexSubject(derived.hex)}>{where}</SubjectLink> : where}
      </PanelHead>
      <p class="kind row">
        <Counter unit={unit} />
        <span>
          {say.kindWords(modelOf(table, known, unit))} · {say.sideName(scenario, side)}
          {transport !== undefined && ` · with ${scenario.rules.unitTypes[transport].name.toLowerCase()}`}
        </span>
      </p>
      <Conditions conditions={say.conditionsOf(state, unit)} />
      {readiness !== 'idle' && !say.isDeployment(known) && (
        <p class={`readiness ${readiness}`}>{readinessWords[readiness]}</p>
      )}
      {own !== undefined && own.targets.length > 0 && (
        <Section class="targets-of" title="Can attack" rule="tactical.G1">
          <div class="targets">
            {own.targets.map((action) => (
              <Target key={action.target} hex={known.hex[action.target]} action={action}>
                {say.unitName(scenario, action.target)}
              </Target>
            ))}
          </div>
        </Section>
      )}
      <Others unit={unit} />
      <Means unit={unit} />
      <OrderList title="Orders" keys={own?.keys ?? []} />
      <Replacements unit={unit} />
      <Supply unit={unit} />
      <Numbers unit={unit} />
    </article>
  )
}
