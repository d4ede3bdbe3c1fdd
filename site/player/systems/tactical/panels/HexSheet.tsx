/** A hex: who stands in it, who holds it, what its ground does. */
import type { Hex } from '../../../../../engine/hex.ts'
import { capital } from '../../../../../engine/words.ts'
import { PanelHead, Section, Stat, SubjectLink, Why } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import * as say from '../names.ts'
import { unitsIn } from '../seen.ts'
import { usePlayer } from '../types.ts'
import { Counter } from './UnitSheet.tsx'

export const HexSheet = ({ hex }: { hex: Hex }) => {
  const { state, derived, scenario } = usePlayer()
  const { table, known } = derived
  const terrain = table.terrain[hex]
  if (terrain === undefined) return null
  const place = table.placeAt[hex] - 1
  return (
    <article class="hex-panel">
      <PanelHead title={say.placeName(scenario, hex)} />
      <p class="kind">
        {say.groundWords(table, hex)}
        {place >= 0 && ` · ${capital(table.places[place].kind)}, held by ${say.holderWords(scenario, known, place)}`}
      </p>
      <p class="note">{terrain.description}</p>
      {unitsIn(state, hex).map((unit) => (
        <p key={unit} class="row">
          <Counter unit={unit} size={34} />
          <SubjectLink subject={unitSubject(unit)}>{say.unitName(scenario, unit)}</SubjectLink>
        </p>
      ))}
      <Section title="For those who fight there" rule={`tactical.${terrain.rule}`}>
        <Why label="Initiative at most" value={terrain.initiative} />
        <Why label="Entrenchment from the start" value={terrain.entrenchment} />
        {terrain.close && <p class="note">Close ground: infantry is dangerous to all others.</p>}
        {terrain.ford && <p class="note">Whoever stands in the water is hit more easily, and hits less.</p>}
      </Section>
      <Section title="Points to enter now" rule="tactical.E2">
        <dl class="stats">
          {say.costsOf(table, known, hex).map(([name, cost]) => (
            <Stat key={name} name={name.toLowerCase()}>
              {cost}
            </Stat>
          ))}
        </dl>
      </Section>
    </article>
  )
}
