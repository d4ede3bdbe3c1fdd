import type { Sins } from './sin.ts'

export const sins: Sins = {
  list: [],
  watch: () => ({ end: () => ({}) }),
}
