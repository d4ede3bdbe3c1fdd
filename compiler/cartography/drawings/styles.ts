/** How drawings look on counters: in the ink of counters, with the dark of their bands. */
import type { Rule } from '../styles.ts'

const [line, iron] = ['stroke:$counterBand', 'stroke:$drawnDark']
const stroke = 'fill:none;stroke-linecap:round;stroke-linejoin:round'

export const drawingRules: readonly Rule[] = [
  ['.dr-body,.dr-dark,.dr-lit,.dr-deep', `${line};stroke-width:1;stroke-linejoin:round`],
  ['.dr-body', 'fill:$counterInk'],
  ['.dr-lit,.dr-paint', 'fill:$counterShine'],
  ['.dr-dark', 'fill:$drawnDark'],
  ['.dr-deep,.dr-ink', 'fill:$counterBand'],
  ['.dr-shade', 'fill:$counterBand;opacity:.24'],
  ['.dr-edge', `${stroke};${line}`],
  ['.dr-rod', `${stroke};stroke:$counterInk`],
  ['.dr-iron', `${stroke};${iron}`],
  ['.dr-cut', `${stroke};${line};stroke-width:.9;opacity:.7`],
  ['.dr-gleam', 'display:none'],
]
