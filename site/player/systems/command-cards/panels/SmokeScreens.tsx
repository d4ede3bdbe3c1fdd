/** Smoke that can be laid before a card is played: its shapes, to be put on the map. command-cards.A20 */
import { Button } from '../../../panels/parts.tsx'
import { shapeCells } from '../smoke.ts'
import { usePlayer } from '../types.ts'

/** Half the width of a hex in the small pictures, and the distance from one row to the next. */
const [half, row] = [4, 7]

export const SmokeScreens = () => {
  const { state, actions, orders, derived } = usePlayer()
  const shapes = [...orders.groups.values()].filter(({ type }) => type === 'smoke')
  if (shapes.length === 0) return null
  return (
    <details class="menu cc-smoke">
      <summary class="button">Smoke</summary>
      <fieldset class="menu-sheet" aria-label="Shapes of the screen">
        {shapes.map(({ key }) => {
          const shape = Number(key.split('.')[1])
          const cells = shapeCells(derived.table, shape)
          return (
            <Button
              key={key}
              aria-pressed={state.aim.value === key}
              aria-label={`Screen of ${cells.length} hexes, shape ${shape}`}
              press={({ currentTarget }) => {
                actions.takeAim(key)
                currentTarget.closest('details')?.removeAttribute('open')
              }}
            >
              <svg viewBox="-20 -6 40 28" width="40" height="28" aria-hidden="true">
                {cells.map(([x, y], at) => (
                  <circle key={at} cx={x * 2 * half} cy={y * row + 2} r={half} />
                ))}
              </svg>
            </Button>
          )
        })}
      </fieldset>
    </details>
  )
}
