/** A space: its ground with what that does, and who stands there; a headquarters with its general, its income and its aircraft. */
import type { Space } from '../../../../../engine/board.ts'
import { classes } from '../../../../../engine/systems/skirmish/rules.ts'
import type { TeamIndex } from '../../../../../engine/systems/skirmish/scenario.ts'
import { generalOf, headquartersLeft, terrainAt } from '../../../../../engine/systems/skirmish/units.ts'
import { PanelHead, RuleLink, Section, SubjectLink, Why } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import { evasionWords } from '../cardFace.ts'
import { unitsSeenAt } from '../seen.ts'
import { usePlayer } from '../types.ts'
import * as say from '../words.ts'

const Ground = ({ space }: { space: Space }) => {
  const { table, known } = usePlayer().derived
  const terrain = terrainAt(table, known, space)
  if (terrain === undefined) return <p class="note">Open ground.</p>
  const { evasion, movement, armour, points, admits } = terrain
  const [hit = 0, critical = 0] = evasion
  const isForAll = admits.length === 0 || admits.length >= classes.length
  const lines: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ['Evasion', hit + critical > 0 ? evasionWords([hit, critical]) : undefined],
    ['Movement', movement === 'normal' ? undefined : movement],
    ['Armour', armour > 0 ? `+${armour}` : undefined],
    ['Damage', points === undefined ? undefined : `${known.damage[space]} of ${points}`],
    ['For', isForAll ? undefined : admits.join(', ')],
  ]
  return (
    <>
      <p class="kind">
        {terrain.name} <RuleLink rule={`skirmish.${terrain.rule}`} />
      </p>
      {lines.map(([name, value]) => value !== undefined && <Why key={name} label={name} value={value} />)}
    </>
  )
}

/** What a side still stands and gets. */
export const HeadquartersFacts = ({ team }: { team: TeamIndex }) => {
  const { state, derived } = usePlayer()
  const { table, known } = derived
  const general = generalOf(table, known, team)
  const income = state.game.explain(known, { about: 'income', team })
  const left = headquartersLeft(table, known, team)
  return (
    <>
      <Why label="Still stands" value={`${left} of ${table.points[team]}`} />
      {income && <Why label="Next action points" value={income.value / 1000} explained={income} />}
      {general && (
        <p class="note">
          <b>{general.name}.</b> {general.text} <RuleLink rule="skirmish.H5" />
        </p>
      )}
    </>
  )
}

export const SpaceSheet = ({ space }: { space: Space }) => {
  const { table, known } = usePlayer().derived
  const team = table.headquarters.indexOf(space)
  const units = unitsSeenAt(table, known, space)
  return (
    <article class="hex-panel">
      <PanelHead title={say.capital(say.placeName(table, space))} />
      {team < 0 ? <Ground space={space} /> : <HeadquartersFacts team={team as TeamIndex} />}
      {units.length > 0 && (
        <Section title={team < 0 ? 'Here' : 'Aircraft'}>
          <ul class="stack">
            {units.map((unit) => (
              <li key={unit}>
                <SubjectLink subject={unitSubject(unit)}>{say.unitName(table, unit)}</SubjectLink>{' '}
                <small>{say.sideName(table, table.seat[unit])}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  )
}
