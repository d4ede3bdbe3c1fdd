/** The selected unit: its card, its condition, and what it can do now. */
import { armourOf, cargoOf, movementPoints, pointsLeft } from '../../../../../engine/systems/skirmish/units.ts'
import { Conditions, PanelHead, Section, SubjectLink, Why } from '../../../panels/parts.tsx'
import { Target } from '../../../panels/Target.tsx'
import { hexSubject, unitSubject } from '../../../subject.ts'
import * as say from '../names.ts'
import { usePlayer } from '../types.ts'
import { CardFace } from './CardFace.tsx'
import { OrderList } from './OrderList.tsx'

/** All that can be attacked from where it stands, with the weapon that is fired first. */
const UnitTargets = ({ unit }: { unit: number }) => {
  const { state, orders, derived } = usePlayer()
  const own = orders.byUnit.get(unit)
  const { known } = derived
  // Ground that nobody holds comes last.
  const attacks = [...(own?.places ?? [])]
    .filter(([space]) => own?.targets.has(space))
    .sort(([one], [other]) => Number(known.unit[one] === 0) - Number(known.unit[other] === 0))
  if (attacks.length === 0) return null
  return (
    <Section class="targets-of" title="Can attack">
      <div class="targets">
        {attacks.map(([space, action]) => (
          <Target key={space} hex={space} action={action}>
            {state.ui.words.target(state, space)}
            {'weapon' in action && action.weapon > 0 && ` (${say.weaponName(derived.table, unit, action.weapon)})`}
          </Target>
        ))}
      </div>
    </Section>
  )
}

const Numbers = ({ unit }: { unit: number }) => {
  const { state, derived } = usePlayer()
  const { table, known } = derived
  const movement = movementPoints(table, known, unit)
  const left = table.seat[unit] === derived.own ? pointsLeft(table, known, unit) : movement
  const explain = (about: 'movement' | 'armour') => state.game.explain(known, { about, unit })
  return (
    <>
      <Why label="Movement" value={`${left} / ${movement}`} explained={explain('movement')} />
      <Why label="Armour" value={armourOf(table, known, unit)} explained={explain('armour')} />
    </>
  )
}

/** Upgrades that it has, and which can be used. */
const Upgrades = ({ unit }: { unit: number }) => {
  const { table, known } = usePlayer().derived
  const had = table.cards[table.card[unit]].options.flatMap(({ rules }, option) => {
    const bit = 1 << option
    if ((known.has[unit] & bit) === 0) return []
    const grey = rules.use === 'mounted' ? ', dismounted' : ', reloading'
    const note = known.grey[unit] & bit ? grey : known.lit[unit] & bit ? ', lit' : ''
    return [{ text: `${rules.name}${note}`, rule: `skirmish.${rules.rule}` }]
  })
  return had.length === 0 ? null : <Conditions conditions={had} />
}

export const UnitSheet = ({ unit }: { unit: number }) => {
  const { orders, derived } = usePlayer()
  const { table, known } = derived
  if (table.rules[unit] === undefined) return null
  const space = known.space[unit]
  const cargo = cargoOf(table, known, unit)
  // Where it can move the map shows.
  const keys = (orders.byUnit.get(unit)?.keys ?? []).filter(
    (key) => !['move', 'equip'].includes(orders.groups.get(key)?.type ?? ''),
  )
  return (
    <article class="unit-panel" data-side={table.seat[unit]}>
      <PanelHead title={say.unitName(table, unit)}>
        {space > 0 && <SubjectLink subject={hexSubject(space)}>{say.spaceName(table, space)}</SubjectLink>}
      </PanelHead>
      <Conditions conditions={say.conditionsOf(table, known, unit)} />
      <Upgrades unit={unit} />
      {cargo.length > 0 && (
        <p class="note cluster">
          Carries
          {cargo.map((one) => (
            <SubjectLink key={one} subject={unitSubject(one)}>
              {say.unitName(table, one)}
            </SubjectLink>
          ))}
        </p>
      )}
      <UnitTargets unit={unit} />
      <OrderList title="Orders" keys={keys} />
      <Numbers unit={unit} />
      <div class="sk-shown">
        <CardFace card={table.card[unit]} side={table.seat[unit]} />
      </div>
    </article>
  )
}
