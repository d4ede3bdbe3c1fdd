/** A hex: its ground, what that does, and the medals for it. */
import type { Hex } from '../../../../../engine/hex.ts'
import { PanelHead } from '../../../panels/parts.tsx'
import { groundWords, hexName, placeName, sideName } from '../names.ts'
import { usePlayer } from '../types.ts'
import { GroundSentences } from './lists.tsx'

export const HexSheet = ({ hex }: { hex: Hex }) => {
  const { state, derived, scenario } = usePlayer()
  const { table, known } = derived
  if (table.terrain[hex] === 0) return null
  const place = placeName(scenario, hex)
  const name = hexName(scenario, hex)
  return (
    <article class="hex-panel">
      <PanelHead title={groundWords(state, hex)}>{name}</PanelHead>
      {place !== name && <p class="kind">{place}</p>}
      {scenario.medals
        .filter(({ hexes }) => hexes.includes(hex))
        .map(({ name: title, medals, side }) => (
          <p key={title}>
            ★ {title}: {medals === 1 ? 'a medal' : `${medals} medals`}{' '}
            {side === undefined ? 'for whoever holds it' : `for ${sideName(scenario, side)}`}
          </p>
        ))}
      {known.smoke[hex] > 0 && <p>Smoke lies here: sight ends at it.</p>}
      <GroundSentences hex={hex} />
    </article>
  )
}
