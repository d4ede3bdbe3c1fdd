import { mountPlayer } from '../player/index.tsx'
import { ruleLinks } from './rule-addresses.ts'

const element = document.querySelector<HTMLElement>('#player')
const { bundle, rules, home } = element?.dataset ?? {}
if (element && bundle && rules) mountPlayer(element, { bundle, home, ruleHref: ruleLinks(rules) })
