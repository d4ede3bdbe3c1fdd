import { mountCalculator } from '../player/calculator/index.tsx'
import { ruleLinks } from './rule-addresses.ts'

const element = document.querySelector<HTMLElement>('#calculator')
const { system, bundle, rules, home } = element?.dataset ?? {}
if (element && system && bundle && rules)
  void mountCalculator(element, { system, bundle, home, ruleHref: ruleLinks(rules) })
