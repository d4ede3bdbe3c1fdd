/** The flags of the headquarters that are in sight: buttons as the counters are. */
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import { drawHeadquarters } from '../../../../../compiler/systems/operational/cartography/headquarters.ts'
import { useInstrument } from '../../../context.ts'
import { speakHeadquarters } from '../speech.ts'
import { hexName } from '../words.ts'

export const Headquarters = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  return (
    <>
      {view.headquarters.map((hq) => {
        if (hq.hex <= 0) return null
        const { x, y } = centreOf(scenario.map, hq.hex)
        const isShared = view.units.some((unit) => unit.hex === hq.hex)
        const drawn = drawHeadquarters({
          nation: state.game.table.profiles[hq.hq]?.nation ?? '',
          isShared,
          unsupplied: hq.unsupplied,
          isDue: hq.upgrades > 0 && state.mayAct.value && view.side === hq.side,
          selected: state.selectedHq.value === hq.hq,
        })
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside SVG
          <g
            key={hq.hq}
            class="unit"
            style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
            role="button"
            tabindex={state.cursor.value === hq.hex && !isShared ? 0 : -1}
            aria-pressed={state.selectedHq.value === hq.hq}
            aria-label={`${hexName(scenario, hq.hex)}: ${speakHeadquarters(state, hq.hq)}`}
            data-hq={hq.hq}
            onClick={() => control.selectHq(hq.hq)}
            dangerouslySetInnerHTML={{ __html: drawn }}
          />
        )
      })}
    </>
  )
}
