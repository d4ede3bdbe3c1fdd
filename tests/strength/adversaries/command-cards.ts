import type { Adversaries } from './index.ts'

export const adversaries: Adversaries = {
  random: { text: 'Does anything that is legal.', plays: 'random' },
}
