/** For tiny rule systems: states that are plain objects of whole numbers, lists and null. */
import type { Game, State } from '../../engine/game.ts'

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Whether a value is built like a model: the same fields, whole numbers from -1, lists of what the model lists. */
const fits = (value: unknown, model: unknown): boolean => {
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((one) => model.length === 0 || model.some((like) => fits(one, like)))
  if (typeof model === 'object' && model !== null)
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.entries(model).every(([key, like]) => fits((value as Record<string, unknown>)[key], like))
    )
  return model === null ? value === null : Number.isInteger(value) && (value as number) >= -1
}

/** The parts of a game that copy and save its states. @param model a state with an example of each thing that its lists may hold */
export const plainStates = <S extends State>(model: S): Pick<Game<S>, 'copy' | 'copyInto' | 'encode' | 'decode'> => ({
  copy: (state) => clone(state) as S,
  copyInto: (from, to) => void Object.assign(to, clone(from)),
  encode: (state) => clone(state),
  decode(json) {
    if (!fits(json, model)) throw new TypeError('this is not a state')
    return clone(json) as S
  },
})
