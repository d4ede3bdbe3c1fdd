/** The mistakes in the pack, file by file: what each is called, and where it begins and ends. */

/** Code, line, column of the first letter and of the letter after the last one, from 1; and the letters. */
export type Mistake = readonly [code: string, line: number, column: number, endColumn: number, marks: string]

/** By path below the pack. */
export const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  // A guide with the name of another one, and with what no text may hold.
  'guides/07-packs.md': [
    ['pack-conflict', 1, 1, 4, '---'],
    ['html-refused', 6, 9, 12, '<b>'],
    ['link-refused', 6, 34, 54, 'http://they.example/'],
    ['reference-unknown', 6, 83, 95, 'guide:lesons'],
  ],
  // A map that belongs to nothing.
  'mountains.yaml': [['file-misplaced', 1, 1, 5, 'kind']],
  // The manifest.
  'pack.yaml': [
    ['value-form', 5, 10, 15, "'1.0'"],
    ['override-unused', 8, 13, 31, 'scenarios/singlnig'],
  ],
  // No rule system.
  'scenarios/black-forest/scenario.yaml': [['system-unknown', 2, 9, 19, 'operatonal']],
  // Names that nothing answers to: assets, cards, headquarters, specialists, bonus objectives.
  'scenarios/blue-coast/map.yaml': [['bridge-unknown', 21, 18, 24, '0404 E']],
  'scenarios/blue-coast/scenario.yaml': [
    ['asset-unknown', 17, 22, 31, 'air-atack'],
    ['card-unknown', 18, 20, 32, 'bomber-wings'],
    ['profile-unknown', 20, 53, 64, 'britsh-army'],
    ['specialist-unknown', 22, 90, 99, 'ingineers'],
    ['headquarters-unknown', 23, 79, 89, 'frist-army'],
    ['value-choice', 24, 88, 92, 'boat'],
    ['field-conflict', 26, 55, 59, '0604'],
    ['unit-unknown', 27, 49, 55, '14-div'],
    ['field-missing', 28, 46, 52, 'reward'],
    ['value-range', 35, 98, 99, '4'],
  ],
  // Design of the operational system: the map, the start, the reinforcements, the objectives, the tutorial.
  'scenarios/brown-plain/map.yaml': [
    ['way-into-nothing', 18, 24, 38, '0503 0504 0505'],
    ['river-breaks-off', 21, 43, 48, 'sides'],
    ['fort-misplaced', 23, 15, 19, '0701'],
    ['hex-listed-twice', 23, 21, 25, '0305'],
    ['name-against-ground', 27, 12, 19, 'village'],
  ],
  'scenarios/brown-plain/scenario.yaml': [
    ['source-on-enemy-hex', 15, 58, 62, '0503'],
    ['objective-owned-at-start', 19, 15, 19, '0403'],
    ['unit-steps-over-maximum', 21, 83, 84, '9'],
    ['suppressed-exceeds-steps', 22, 106, 107, '4'],
    ['experience-over-maximum', 24, 88, 91, '401'],
    ['duplicate-name', 33, 28, 41, '11th Division'],
    ['suppression-without-reason', 38, 59, 61, 'ok'],
  ],
  'scenarios/brown-plain/tutorial.yaml': [['task-never-done', 6, 60, 61, '5']],
  // Design of the operational system: headquarters, landings, cards, bonus objectives.
  'scenarios/green-island/scenario.yaml': [
    ['card-without-unit', 17, 13, 14, '{'],
    ['headquarters-misplaced', 22, 14, 18, '0503'],
    ['pool-unusable', 23, 16, 17, '{'],
    ['specialists-over-slots', 25, 129, 133, 'flak'],
    ['landing-hex-misplaced', 26, 101, 105, '0504'],
    ['reserve-unit-without-card', 27, 82, 86, 'true'],
    ['bonus-after-end', 29, 31, 32, '5'],
    ['bonus-hex-own', 29, 40, 44, '0202'],
    ['reward-useless', 29, 61, 65, 'true'],
    ['reward-mismatched', 30, 61, 65, 'true'],
    ['store-unusable', 31, 5, 10, 'store'],
    ['reward-too-late', 30, 61, 65, 'true'],
  ],
  // A map that is not one, units that are nowhere.
  'scenarios/grey-river/map.yaml': [
    ['map-row-length', 6, 16, 17, '~'],
    ['sign-unknown', 7, 9, 10, 'x'],
    ['run-broken', 20, 12, 16, '0703'],
    ['hexside-unknown', 22, 12, 24, 'minor-rivver'],
  ],
  'scenarios/grey-river/scenario.yaml': [
    ['unit-type-unknown', 20, 57, 70, 'british-armor'],
    ['hex-off-map', 21, 70, 74, '0107'],
    ['value-type', 22, 83, 86, 'six'],
    ['id-duplicate', 30, 14, 19, '1-div'],
  ],
  // Games that speak against what the author says.
  'scenarios/last-stand/scenario.yaml': [
    ['balance-missed', 9, 1, 8, 'balance'],
    ['length-missed', 34, 3, 9, 'length'],
    ['difficulty-missed', 35, 22, 26, 'easy'],
    ['unwinnable-won', 36, 3, 13, 'unwinnable'],
    ['verb-never-used', 1, 1, 5, 'kind'],
    ['history-improbable', 37, 21, 25, 'draw'],
  ],
  'scenarios/last-stand/witness.json': [['witness-broken', 5, 5, 6, '{']],
  // Games of another scenario.
  'scenarios/long-winter/evidence.json': [['evidence-stale', 1, 1, 2, '{']],
  // Names that nothing answers to in a battle led by cards.
  'scenarios/old-mill/map.yaml': [
    ['board-unknown', 2, 8, 16, 'standart'],
    ['sign-unknown', 9, 10, 11, '?'],
    ['obstacle-unknown', 14, 12, 18, 'brigde'],
    ['way-unknown', 17, 12, 16, 'raod'],
  ],
  'scenarios/old-mill/scenario.yaml': [
    ['deck-unknown', 7, 7, 15, 'standrad'],
    ['nation-unknown', 15, 13, 21, 'amercian'],
    ['unit-type-unknown', 19, 42, 51, 'infantery'],
    ['hex-off-map', 20, 71, 75, '0617'],
    ['value-range', 30, 72, 74, '40'],
    ['side-unknown', 33, 43, 47, 'wets'],
  ],
  // Texts, pictures, sources, licences; and nobody has played it.
  'scenarios/paper-fort/briefing.md': [
    ['briefing-date-differs', 1, 3, 15, '7 April 1943'],
    ['day-not-in-calendar', 2, 1, 7, 'Sunday'],
    ['word-twice', 2, 54, 61, 'the the'],
    ['image-without-alt', 4, 5, 15, 'bridge.png'],
    ['image-missing', 4, 31, 41, 'brigde.png'],
    ['image-invalid', 4, 55, 63, 'ford.png'],
    ['heading-out-of-order', 6, 1, 5, '####'],
    ['link-says-nothing', 8, 22, 26, 'here'],
    ['html-refused', 8, 59, 63, '<br>'],
    ['reference-unknown', 8, 78, 91, 'chapter:fords'],
    ['placeholder-text', 8, 94, 98, 'TODO'],
    ['emphasis-unclosed', 12, 62, 64, '**'],
  ],
  'scenarios/paper-fort/scenario.yaml': [
    ['evidence-missing', 1, 1, 5, 'kind'],
    ['summary-repeats-title', 4, 10, 25, 'The paper fort!'],
    ['balance-says-nothing', 9, 1, 8, 'balance'],
    ['licence-unknown', 10, 10, 25, 'CC-BY-SA OR MIT'],
    ['unit-of-enemy-nation', 23, 47, 62, 'german-infantry'],
    ['colours-alike', 26, 21, 30, "'#b8860d'"],
    ['source-before-event', 35, 61, 65, '1934'],
    ['source-twice', 36, 5, 6, '{'],
  ],
  // Playability of the operational system, and a suppression that suppresses nothing.
  'scenarios/red-hills/map.yaml': [['bridge-without-river', 20, 11, 17, '0303 E']],
  'scenarios/red-hills/scenario.yaml': [
    ['objective-unreachable', 16, 24, 28, '0703'],
    ['unit-on-occupied-hex', 19, 78, 82, '0303'],
    ['reinforcement-never-enters', 20, 81, 82, '5'],
    ['unit-starts-unsupplied', 21, 70, 74, '0305'],
    ['suppression-unused', 32, 5, 6, '{'],
  ],
  // Evidence that is none, and a tutorial about nobody.
  'scenarios/silver-lake/evidence.json': [['evidence-invalid', 1, 1, 2, '{']],
  'scenarios/silver-lake/tutorial.yaml': [
    ['side-unknown', 2, 7, 12, 'wesst'],
    ['unit-unknown', 8, 26, 31, '9-div'],
  ],
  // Everybody begins in the wrong place: that is told, and not that nobody gets supply there.
  'scenarios/stone-bridge/map.yaml': [
    ['sign-stands-alone', 7, 5, 6, '~'],
    ['way-gap', 18, 23, 32, '0202 0302'],
  ],
  'scenarios/stone-bridge/scenario.yaml': [
    ['source-misplaced', 15, 33, 37, '0102'],
    ['objective-after-end', 17, 46, 47, '9'],
    ['asset-useless', 18, 14, 15, '{'],
    ['unit-on-impassable-hex', 20, 70, 74, '0803'],
    ['unit-on-enemy-hex', 21, 78, 82, '0502'],
    ['hub-misplaced', 28, 42, 46, '0504'],
  ],
  // Files that cannot be read.
  'scenarios/torn-page/notes.md': [['file-encoding', 1, 1, 2, 'M']],
  'scenarios/torn-page/old-briefing.md': [['file-symlink', 1, 1, 2, '*']],
  'scenarios/torn-page/scenario.yaml': [['yaml-syntax', 7, 5, 6, 'v']],
  'scenarios/torn-page/tutorial.yaml': [['yaml-documents', 1, 1, 2, '']],
  // Design and playability of a battle led by cards.
  'scenarios/two-fords/map.yaml': [
    ['bridge-over-land', 16, 5, 6, '{'],
    ['obstacle-misplaced', 17, 5, 6, '{'],
    ['way-without-bridge', 20, 23, 34, "'0506 0505'"],
    ['name-beside-ground', 23, 12, 18, 'height'],
  ],
  'scenarios/two-fords/scenario.yaml': [
    ['figures-over-type', 18, 72, 73, '6'],
    ['units-share-hex', 20, 69, 73, '0607'],
    ['leader-without-infantry', 21, 67, 71, 'true'],
    ['reserve-never-comes', 23, 57, 65, 'paradrop'],
    ['hand-not-of-nation', 29, 11, 12, '4'],
    ['medal-hex-twice', 38, 29, 45, "'0702 0802 0702'"],
    ['special-without-means', 40, 18, 22, 'true'],
  ],
  'scenarios/two-fords/tutorial.yaml': [
    ['lesson-never-done', 6, 60, 61, '9'],
    ['lesson-never-done', 7, 47, 49, '30'],
  ],
  // A map whose layers do not fit, days that do not exist, fields that exclude each other.
  'scenarios/white-pass/map.yaml': [
    ['map-indent', 4, 5, 6, '.'],
    ['map-rows', 9, 1, 6, 'owner'],
    ['way-unknown', 16, 12, 17, 'raill'],
  ],
  'scenarios/white-pass/scenario.yaml': [
    ['value-form', 7, 7, 17, '1943-02-30'],
    ['weather-list-length', 8, 1, 8, 'weather'],
    ['weather-unknown', 8, 16, 20, 'hail'],
    ['field-unknown', 9, 1, 12, 'daysPerTrun'],
    ['side-unknown', 10, 17, 21, 'wset'],
    ['value-form', 21, 78, 86, '203 East'],
    ['field-conflict', 22, 76, 83, 'arrives'],
  ],
  // Fields that do not fit their schema.
  'scenarios/yellow-field/scenario.yaml': [
    ['field-missing', 1, 1, 5, 'kind'],
    ['text-turned', 3, 19, 20, '\u202e'],
    ['value-choice', 5, 8, 12, 'lern'],
    ['value-type', 6, 8, 12, 'four'],
    ['field-unknown', 7, 1, 5, 'fogg'],
    ['value-form', 13, 21, 26, 'brown'],
    ['list-length', 27, 1, 8, 'sources'],
  ],
  // Chapters that say what is not so.
  'systems/operational/rules/30-night.md': [
    ['rule-unproven', 6, 29, 34, '{#N1}'],
    ['rule-duplicate', 8, 30, 35, '{#N1}'],
    ['rule-unknown', 10, 36, 43, 'rule:N9'],
    ['reference-unknown', 10, 64, 82, '{{ways.raod.cost}}'],
    ['reference-unknown', 10, 125, 137, 'term:moonles'],
    ['example-wrong', 28, 27, 31, '0102'],
    ['example-invalid', 44, 20, 21, 'z'],
  ],
  'systems/operational/rules/31-dawn.md': [['chapter-invalid', 1, 1, 2, 'D']],
  // Units in files that are no YAML, or not what they seem.
  'systems/operational/units/copied.yaml': [['yaml-alias', 10, 13, 18, '*none']],
  'systems/operational/units/irregulars.yaml': [
    ['value-choice', 8, 13, 22, 'infantery'],
    ['yaml-duplicate-key', 12, 5, 12, 'defence'],
    ['nation-unknown', 20, 13, 21, 'prussian'],
    ['field-unknown', 39, 5, 12, 'movment'],
    ['value-range', 40, 23, 25, '21'],
  ],
  'systems/operational/units/kinds.yaml': [['kind-unknown', 1, 7, 11, 'unit']],
  'systems/operational/units/named.yaml': [['yaml-key', 3, 3, 14, 'constructor']],
  'systems/operational/units/tagged.yaml': [['yaml-tag', 7, 15, 20, '!!int']],
  // A card that nobody has a reason to take.
  'systems/skirmish/units/reserves.yaml': [['card-dominated', 4, 3, 13, 'home-guard']],
}

/** The findings of `sandtable tiled import` in the Tiled maps among the drawings. */
export const drawn: readonly Mistake[] = [
  ['tiled-property-unknown', 2, 1, 5, '<map'],
  ['tiled-tile-unknown', 122, 2, 8, '<layer'],
  ['tiled-object-shape', 143, 3, 10, '<object'],
  ['tiled-layer-unknown', 152, 2, 14, '<objectgroup'],
  ['tiled-object-off', 163, 3, 10, '<object'],
]
