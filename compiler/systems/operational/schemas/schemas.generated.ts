// Generated from *.schema.json by `npm run generate`. Do not edit.
/** The authored schemas by file name without its ending. */
export const schemas: Readonly<Record<string, unknown>> = {
 "assets": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/assets.schema.json",
  "title": "AssetsFile",
  "description": "The table of theatre assets: aircraft and ships that a side can call on.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "assets"
   },
   "entries": {
    "description": "Assets by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "asset"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "AssetEntry",
    "description": "An asset.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "effect": {
      "description": "What it does: a strike on a unit, supply for a unit, markers on hexes, or a bridge or hub destroyed.",
      "enum": [
       "strike",
       "air-supply",
       "air-recon",
       "bombing"
      ],
      "figure": "effect"
     },
     "symbol": {
      "description": "Its sign.",
      "enum": [
       "aircraft",
       "bomber",
       "transport",
       "camera",
       "ship",
       "rocket",
       "bridge"
      ]
     },
     "window": {
      "title": "StrikeWindow",
      "description": "For strikes: the equally likely values before shifts.",
      "type": "object",
      "properties": {
       "start": {
        "description": "The first of them, from 0, 0 to 39.",
        "type": "integer",
        "minimum": 0,
        "maximum": 39
       },
       "size": {
        "description": "How many there are, 1 to 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 20
       }
      },
      "required": [
       "start",
       "size"
      ],
      "additionalProperties": false
     },
     "suppressed": {
      "description": "For strikes: steps suppressed at each value.",
      "type": "array",
      "items": {
       "description": "Steps at one value, 0 to 12.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "killed": {
      "description": "For strikes: steps lost at each value.",
      "type": "array",
      "items": {
       "description": "Steps at one value, 0 to 12.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "shifts": {
      "title": "StrikeShifts",
      "description": "For strikes: how the window moves.",
      "type": "object",
      "properties": {
       "weather": {
        "description": "In weather that hinders aircraft, -9 to 9.",
        "type": "integer",
        "minimum": -9,
        "maximum": 9
       },
       "terrain": {
        "description": "On terrain with cover from the air, -9 to 9.",
        "type": "integer",
        "minimum": -9,
        "maximum": 9
       },
       "entrenched": {
        "description": "Against the entrenched, -9 to 9.",
        "type": "integer",
        "minimum": -9,
        "maximum": 9
       },
       "green": {
        "description": "Against units that aircraft frighten, -9 to 9.",
        "type": "integer",
        "minimum": -9,
        "maximum": 9
       }
      },
      "required": [
       "weather",
       "terrain",
       "entrenched",
       "green"
      ],
      "additionalProperties": false
     },
     "ruin": {
      "description": "Chance that the city under the target falls to ruins, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     },
     "fortRuin": {
      "description": "Chance that the fort under the target is destroyed, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     },
     "entrenchmentLost": {
      "description": "Levels of entrenchment that it takes, 0 to 2.",
      "type": "integer",
      "minimum": 0,
      "maximum": 2
     },
     "neighbours": {
      "title": "StrikeNeighbours",
      "description": "Chance for each unit in the next hexes, in per cent.",
      "type": "object",
      "properties": {
       "suppressed": {
        "description": "That a step is suppressed.",
        "$ref": "../common.schema.json#/definitions/percent"
       },
       "killed": {
        "description": "That a step is lost.",
        "$ref": "../common.schema.json#/definitions/percent"
       }
      },
      "required": [
       "suppressed",
       "killed"
      ],
      "additionalProperties": false
     },
     "coastalOnly": {
      "description": "Whether it reaches only units in coastal hexes.",
      "type": "boolean"
     },
     "reach": {
      "description": "For bombing: hexes from the front line, 0 to 99.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
     },
     "trucks": {
      "description": "For bombing: lorries that a hub loses, 0 to 5.",
      "type": "integer",
      "minimum": 0,
      "maximum": 5
     }
    },
    "required": [
     "name",
     "description",
     "effect",
     "symbol"
    ],
    "additionalProperties": false
   }
  }
 },
 "cards": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/cards.schema.json",
  "title": "CardsFile",
  "description": "The table of cards.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "cards"
   },
   "entries": {
    "description": "Cards by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "card"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "CardEntry",
    "description": "A card.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "effect": {
      "description": "What playing it does.",
      "enum": [
       "assets",
       "lift-fog",
       "truck",
       "elite-store",
       "drop",
       "landing",
       "command-points",
       "artillery-preparation"
      ],
      "figure": "effect"
     },
     "assets": {
      "description": "For `assets`: what it adds.",
      "type": "array",
      "items": {
       "title": "CardAsset",
       "description": "What it adds to an asset.",
       "type": "object",
       "properties": {
        "asset": {
         "description": "Id of the asset.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "asset"
        },
        "perTurn": {
         "description": "Uses more in every turn, 0 to 20.",
         "type": "integer",
         "minimum": 0,
         "maximum": 20
        },
        "uses": {
         "description": "Uses more in the whole battle, 0 to 99.",
         "type": "integer",
         "minimum": 0,
         "maximum": 99
        }
       },
       "required": [
        "asset",
        "perTurn",
        "uses"
       ],
       "additionalProperties": false
      },
      "minItems": 1,
      "maxItems": 10
     },
     "motorises": {
      "description": "For `truck`: ids of the nations whose headquarters it may motorise instead.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 1,
      "maxItems": 20
     },
     "price": {
      "description": "Prestige that it costs between battles, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "figure": "price"
     },
     "refund": {
      "description": "Prestige for giving it back, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "figure": "refund"
     },
     "persistent": {
      "description": "Whether it comes back for the next battle.",
      "type": "boolean"
     }
    },
    "required": [
     "name",
     "description",
     "effect",
     "price",
     "refund",
     "persistent"
    ],
    "additionalProperties": false
   }
  }
 },
 "combat": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/combat.schema.json",
  "title": "CombatFile",
  "description": "The combat tables. Lists of numbers run over the odds columns, the first one first.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "combat"
   },
   "columns": {
    "title": "OddsColumns",
    "description": "Odds columns.",
    "type": "object",
    "properties": {
     "first": {
      "description": "First column, -9 to 0.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "last": {
      "description": "Last column, 1 to 20.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     }
    },
    "required": [
     "first",
     "last"
    ],
    "additionalProperties": false
   },
   "oddsPerTripling": {
    "description": "Columns for a threefold superiority, 1 to 9.",
    "type": "integer",
    "minimum": 1,
    "maximum": 9
   },
   "spread": {
    "description": "Spread of the rolled odds, in thousandths of a column, 0 to 9000.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9000
   },
   "armour": {
    "title": "CombatArmour",
    "description": "Armour.",
    "type": "object",
    "properties": {
     "pointsPerShift": {
      "description": "Armour points that make one shift, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "maximum": {
      "description": "Most shifts by armour, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "entrenchedPercent": {
      "description": "Per cent of the defender's armour when not entrenched, entrenched, fortified.",
      "type": "array",
      "items": {
       "description": "Per cent, 0 to 1000.",
       "type": "integer",
       "minimum": 0,
       "maximum": 1000
      },
      "minItems": 3,
      "maxItems": 3,
      "tsType": "[number, number, number]"
     },
     "penalty": {
      "description": "Penalty by kind of unit where the terrain gives one, -9 to 0 columns.",
      "type": "object",
      "properties": {
       "infantry": {
        "description": "For infantry.",
        "type": "integer",
        "minimum": -9,
        "maximum": 0
       },
       "mechanised": {
        "description": "For mechanised.",
        "type": "integer",
        "minimum": -9,
        "maximum": 0
       },
       "armour": {
        "description": "For armour.",
        "type": "integer",
        "minimum": -9,
        "maximum": 0
       }
      },
      "required": [
       "infantry",
       "mechanised",
       "armour"
      ],
      "additionalProperties": false,
      "title": "ArmourPenalty"
     }
    },
    "required": [
     "pointsPerShift",
     "maximum",
     "entrenchedPercent",
     "penalty"
    ],
    "additionalProperties": false
   },
   "entrenchmentShift": {
    "description": "Combat shift when not entrenched, entrenched, fortified, -9 to 0 columns.",
    "type": "array",
    "items": {
     "description": "Shift, -9 to 0.",
     "type": "integer",
     "minimum": -9,
     "maximum": 0
    },
    "minItems": 3,
    "maxItems": 3,
    "tsType": "[number, number, number]"
   },
   "fort": {
    "title": "FortShift",
    "description": "Combat shift for a defender in a fort, -9 to 0 columns.",
    "type": "object",
    "properties": {
     "intact": {
      "description": "While it stands.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "destroyed": {
      "description": "When it is in ruins.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     }
    },
    "required": [
     "intact",
     "destroyed"
    ],
    "additionalProperties": false
   },
   "attackerLoss": {
    "description": "Steps lost by the attacker, by column and difficulty.",
    "type": "object",
    "properties": {
     "easy": {
      "description": "On easy: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "normal": {
      "description": "On normal: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "classic": {
      "description": "On classic: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "hard": {
      "description": "On hard: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     }
    },
    "required": [
     "easy",
     "normal",
     "classic",
     "hard"
    ],
    "additionalProperties": false,
    "title": "AttackerLoss"
   },
   "defenderLoss": {
    "description": "Steps lost by the defender, by column, 0 to 12.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 12
    },
    "minItems": 1,
    "maxItems": 40
   },
   "defenderSuppression": {
    "description": "Steps of the defender that are suppressed, by column, 0 to 12.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 12
    },
    "minItems": 1,
    "maxItems": 40
   },
   "retreat": {
    "description": "Chance in per cent that the defender retreats, by column.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "minItems": 1,
    "maxItems": 40
   },
   "overrun": {
    "description": "Chance in per cent that a retreating defender is overrun, by column.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "minItems": 1,
    "maxItems": 40
   },
   "retreatShiftPerLoss": {
    "description": "Shift on the retreat roll for each loss earlier in the turn, 0 to 9 columns.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "attackerSuppression": {
    "title": "AttackerSuppression",
    "description": "Chances of 0, 1, 2 suppressed steps of an attacker that lost none, as parts of their sum.",
    "type": "object",
    "properties": {
     "overrun": {
      "description": "After an overrun.",
      "type": "array",
      "items": {
       "description": "Parts, 0 to 100.",
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "minItems": 1,
      "maxItems": 6
     },
     "held": {
      "description": "When the defender held.",
      "type": "array",
      "items": {
       "description": "Parts, 0 to 100.",
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "minItems": 1,
      "maxItems": 6
     }
    },
    "required": [
     "overrun",
     "held"
    ],
    "additionalProperties": false
   },
   "entrenchmentLostAt": {
    "description": "Losses in one attack that cost the defender a level of entrenchment, 1 to 12.",
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   },
   "artilleryMaximum": {
    "description": "Most shifts by artillery, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   },
   "entrenchmentShiftPerSpecialist": {
    "description": "Combat shift against entrenchment for each active engineer or special-forces specialist, 0 to 9 columns.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "lossShiftPerSpecialForces": {
    "description": "Shift on the attacker's losses for each active special-forces specialist, 0 to 9 columns.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   }
  },
  "required": [
   "kind",
   "columns",
   "oddsPerTripling",
   "spread",
   "armour",
   "entrenchmentShift",
   "fort",
   "attackerLoss",
   "defenderLoss",
   "defenderSuppression",
   "retreat",
   "overrun",
   "retreatShiftPerLoss",
   "attackerSuppression",
   "entrenchmentLostAt",
   "artilleryMaximum",
   "entrenchmentShiftPerSpecialist",
   "lossShiftPerSpecialForces"
  ],
  "additionalProperties": false
 },
 "example": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/example.schema.json",
  "title": "ExampleBlock",
  "description": "A worked example of a rulebook: a small position, a question or some actions, and what must come of it. It stands in Markdown as a block of code in the language `example`.",
  "type": "object",
  "properties": {
   "title": {
    "description": "What it shows.",
    "$ref": "../common.schema.json#/definitions/name"
   },
   "rules": {
    "description": "Ids of the rules that it shows, such as D10.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/ruleName"
    },
    "minItems": 1,
    "maxItems": 20
   },
   "map": {
    "description": "One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.",
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
   },
   "owner": {
    "description": "Who holds each hex, in the same layout: 1 the first side, 2 the second side, - nobody. Default: the second side holds the hexes of its units, the first side the others.",
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
   },
   "ways": {
    "description": "Roads, tracks and railways.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/way"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "barriers": {
    "description": "Rivers, ridges and escarpments.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/barrier"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "bridges": {
    "description": "Hexsides that a bridge crosses.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "damagedBridges": {
    "description": "Of the bridges, those that are down.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "pontoons": {
    "description": "Hexsides with a pontoon bridge.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "forts": {
    "description": "Hexes with a fort.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hex"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "destroyedForts": {
    "description": "Those of the forts that are destroyed.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hex"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "ruins": {
    "description": "Cities that lie in ruins.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hex"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "names": {
    "description": "Names of places.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/placeName"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "weather": {
    "description": "Id of the weather. Default: the first of the weather table.",
    "$ref": "../common.schema.json#/definitions/id",
    "refers": "weather"
   },
   "difficulty": {
    "description": "Level of difficulty. Default: normal.",
    "enum": [
     "easy",
     "normal",
     "classic",
     "hard"
    ],
    "default": "normal"
   },
   "fog": {
    "description": "Whether the sides are hidden from each other. Default: false.",
    "type": "boolean",
    "default": false
   },
   "turn": {
    "description": "The turn, 0 to 100; 0 is the preparation of the battle. Default: 1.",
    "type": "integer",
    "minimum": 0,
    "maximum": 100,
    "default": 1
   },
   "turns": {
    "description": "The last turn of the game, 1 to 100. Default: ten turns more than `turn`.",
    "type": "integer",
    "minimum": 1,
    "maximum": 100
   },
   "side": {
    "description": "Whose turn it is, 1 or 2. Default: the side of the unit that acts first or is asked about.",
    "enum": [
     1,
     2
    ]
   },
   "victory": {
    "description": "What each side must do to win: objectives or deny. Default: the first side seeks objectives, the second denies them.",
    "type": "array",
    "items": {
     "description": "objectives: holds all its objectives at the end; deny: wins when the other side does not.",
     "enum": [
      "objectives",
      "deny"
     ]
    },
    "minItems": 2,
    "maxItems": 2
   },
   "units": {
    "description": "The units.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/unit"
    },
    "minItems": 1,
    "maxItems": 40
   },
   "headquarters": {
    "description": "Headquarters.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/headquarters"
    },
    "minItems": 0,
    "maxItems": 10
   },
   "stragglers": {
    "description": "Hexes with stragglers.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/stragglers"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "sources": {
    "description": "Sources of supply. Without any, nothing is checked before the example begins; every unit is as it is written.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/source"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "hubs": {
    "description": "Supply hubs.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/hub"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "objectives": {
    "description": "Primary objectives.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/objective"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "bonuses": {
    "description": "Bonus objectives.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/bonus"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "trucks": {
    "description": "Lorries in reserve. Default: none. A pair: the first side's and the second side's.",
    "type": "array",
    "items": {
     "description": "Of one side.",
     "type": "integer",
     "minimum": -100000,
     "maximum": 100000
    },
    "minItems": 2,
    "maxItems": 2
   },
   "prestige": {
    "description": "Prestige at the start. Default: none. A pair: the first side's and the second side's.",
    "type": "array",
    "items": {
     "description": "Of one side.",
     "type": "integer",
     "minimum": -100000,
     "maximum": 100000
    },
    "minItems": 2,
    "maxItems": 2
   },
   "prepares": {
    "description": "Which sides prepare the battle. Default: both in turn 0. A pair: the first side's and the second side's.",
    "type": "array",
    "items": {
     "description": "Of one side.",
     "type": "boolean"
    },
    "minItems": 2,
    "maxItems": 2
   },
   "assets": {
    "description": "Assets of the sides.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/asset"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "cards": {
    "description": "Cards in hand.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/card"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "store": {
    "description": "What the sides may buy.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/storeItem"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "explain": {
    "title": "ExampleQuestion",
    "description": "A number to explain. `expect` says its value and its terms.",
    "type": "object",
    "properties": {
     "odds": {
      "title": "OddsQuestion",
      "description": "The odds of an attack.",
      "type": "object",
      "properties": {
       "attacker": {
        "description": "Id of the unit that attacks.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "unit"
       },
       "target": {
        "description": "Id of the unit that is attacked.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "unit"
       },
       "kind": {
        "$ref": "#/definitions/combatKind"
       }
      },
      "required": [
       "attacker",
       "target"
      ],
      "additionalProperties": false
     },
     "movement": {
      "title": "MovementQuestion",
      "description": "The cost of a move in movement points.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "unit"
       },
       "to": {
        "description": "Where it goes.",
        "$ref": "../common.schema.json#/definitions/hex"
       }
      },
      "required": [
       "unit",
       "to"
      ],
      "additionalProperties": false
     },
     "supply": {
      "title": "SupplyQuestion",
      "description": "The supply of a unit, or of a hex for a side, in per cent.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "unit"
       },
       "hex": {
        "description": "A hex, instead of a unit.",
        "$ref": "../common.schema.json#/definitions/hex"
       },
       "side": {
        "description": "1 the first side, 2 the second.",
        "enum": [
         1,
         2
        ]
       }
      },
      "additionalProperties": false
     },
     "order": {
      "title": "OrderQuestion",
      "description": "What an order costs a headquarters now, in command points.",
      "type": "object",
      "properties": {
       "hq": {
        "description": "Id of the headquarters.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "headquarters"
       },
       "order": {
        "description": "The order.",
        "$ref": "parts.schema.json#/definitions/orderId"
       },
       "steps": {
        "description": "Steps of a security unit, 1 to 3.",
        "type": "integer",
        "minimum": 1,
        "maximum": 3
       }
      },
      "required": [
       "hq",
       "order"
      ],
      "additionalProperties": false
     },
     "strike": {
      "title": "StrikeQuestion",
      "description": "How the window of a strike slides.",
      "type": "object",
      "properties": {
       "asset": {
        "description": "Id of the asset.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "asset"
       },
       "target": {
        "description": "Id of the unit that is struck.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "unit"
       }
      },
      "required": [
       "asset",
       "target"
      ],
      "additionalProperties": false
     },
     "score": {
      "title": "ScoreQuestion",
      "description": "The score of a side so far.",
      "type": "object",
      "properties": {
       "side": {
        "description": "1 the first side, 2 the second.",
        "enum": [
         1,
         2
        ]
       }
      },
      "required": [
       "side"
      ],
      "additionalProperties": false
     }
    },
    "additionalProperties": false,
    "minProperties": 1,
    "maxProperties": 1
   },
   "forecast": {
    "title": "ForecastQuestion",
    "description": "A forecast to make before an attack. `expect` says what it tells.",
    "type": "object",
    "properties": {
     "attacker": {
      "description": "Id of the unit that attacks.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "target": {
      "description": "Id of the unit that is attacked.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "kind": {
      "$ref": "#/definitions/combatKind"
     }
    },
    "required": [
     "attacker",
     "target"
    ],
    "additionalProperties": false
   },
   "legal": {
    "description": "An action of which `expect` says whether it is legal.",
    "$ref": "#/definitions/action"
   },
   "do": {
    "description": "Actions to carry out in order. `expect` says how things stand afterwards.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/action"
    },
    "minItems": 1,
    "maxItems": 40
   },
   "dice": {
    "description": "The rolls that `do` needs, in order. A roll on the odds is a rank from 0 (lowest) to 999999; 500000 leaves the odds as they are. A roll for a chance in per cent is 0 to 99 and succeeds when it is below the chance. A roll for a share such as 2 of 3 is 0 to 2.",
    "type": "array",
    "items": {
     "description": "One roll.",
     "type": "integer",
     "minimum": 0,
     "maximum": 2147483647
    },
    "minItems": 0,
    "maxItems": 200
   },
   "expect": {
    "description": "What must come of it.",
    "$ref": "#/definitions/expectation"
   }
  },
  "required": [
   "title",
   "rules",
   "map",
   "units",
   "expect"
  ],
  "additionalProperties": false,
  "definitions": {
   "unit": {
    "title": "ExampleUnit",
    "description": "A unit of the example.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id in the example.",
      "$ref": "../common.schema.json#/definitions/id",
      "defines": "unit"
     },
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "type": {
      "description": "Id of its unit type.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit-type"
     },
     "name": {
      "description": "Its name. Default: the name of its type.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "hex": {
      "description": "Where it stands. A unit has this, `arrives` or `reserve`.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "steps": {
      "description": "Steps, 1 to 12. Default: the most that its type has.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "suppressed": {
      "description": "Steps of these that are suppressed, 0 to 12. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12,
      "default": 0
     },
     "experience": {
      "description": "Experience, 0 to 1000. Default: 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "default": 100
     },
     "entrenchment": {
      "description": "0 none, 1 entrenched, 2 fortified. Default: 0.",
      "enum": [
       0,
       1,
       2
      ],
      "default": 0
     },
     "unsupplied": {
      "description": "Turns that it has been without supply, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "movementPoints": {
      "description": "Movement points left, 0 to 50. Default: all.",
      "type": "integer",
      "minimum": 0,
      "maximum": 50
     },
     "actionPoint": {
      "description": "Its action point. Default: available, unless it has been without supply too long.",
      "enum": [
       "available",
       "locked",
       "expended"
      ]
     },
     "retreated": {
      "description": "Whether it has retreated this turn. Default: false.",
      "type": "boolean",
      "default": false
     },
     "lossesThisTurn": {
      "description": "Steps lost or suppressed this turn, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "arrives": {
      "title": "ExampleArrival",
      "description": "For a reinforcement: from when and where it may enter.",
      "type": "object",
      "properties": {
       "turn": {
        "description": "First turn in which it may enter, 1 to 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100
       },
       "hexes": {
        "description": "Hexes where it may enter; units in aircraft have none.",
        "type": "array",
        "items": {
         "$ref": "../common.schema.json#/definitions/hex"
        },
        "minItems": 0,
        "maxItems": 50
       },
       "by": {
        "description": "How it comes: over land, on boats, or in aircraft. Default: land.",
        "enum": [
         "land",
         "sea",
         "air"
        ],
        "default": "land"
       }
      },
      "required": [
       "turn"
      ],
      "additionalProperties": false
     },
     "headquarters": {
      "description": "Id of its headquarters. Default: the only one of its side, if there is one.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "headquarters"
     },
     "specialists": {
      "description": "Its specialists, by id, each with a state if it is not active: `field-artillery suppressed`, `field-artillery towed`.",
      "type": "array",
      "items": {
       "description": "Id of a specialist, and its state.",
       "type": "string",
       "pattern": "^[a-z0-9]+(-[a-z0-9]+)*( (active|suppressed|towed))?$",
       "maxLength": 60,
       "form": "the id of a specialist, with or without active, suppressed or towed, such as field-artillery towed",
       "refers": "specialist"
      },
      "minItems": 0,
      "maxItems": 6
     },
     "reserve": {
      "description": "It is not there unless an order or a card calls it.",
      "enum": [
       "card",
       "security"
      ]
     },
     "dump": {
      "description": "Supplies that it has with it. Default: none.",
      "enum": [
       "none",
       "fixed",
       "mobile"
      ],
      "default": "none"
     },
     "stance": {
      "description": "Its special order. Default: none.",
      "enum": [
       "none",
       "no-retreat",
       "rearguard",
       "counterattack"
      ],
      "default": "none"
     },
     "stanceKnown": {
      "description": "Whether the enemy knows its special order. Default: false.",
      "type": "boolean",
      "default": false
     },
     "motorised": {
      "description": "Whether lorries carry it this turn. Default: false.",
      "type": "boolean",
      "default": false
     },
     "dugIn": {
      "description": "Whether it was dug in this turn. Default: false.",
      "type": "boolean",
      "default": false
     },
     "marked": {
      "description": "Whether the enemy has a marker for it. Default: false.",
      "type": "boolean",
      "default": false
     },
     "moved": {
      "description": "Whether it has moved or fought this turn. Default: false.",
      "type": "boolean",
      "default": false
     },
     "extended": {
      "description": "Whether its points were bought with its action point. Default: false.",
      "type": "boolean",
      "default": false
     },
     "supplied": {
      "description": "How it was supplied last. Default: network.",
      "enum": [
       "network",
       "air",
       "emergency",
       "captured",
       "dump"
      ],
      "default": "network"
     }
    },
    "required": [
     "id",
     "side",
     "type"
    ],
    "additionalProperties": false
   },
   "source": {
    "title": "ExampleSource",
    "description": "A source of supply.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "kind": {
      "description": "How supply arrives.",
      "enum": [
       "rail",
       "port",
       "truck",
       "ship",
       "air"
      ]
     },
     "hex": {
      "description": "Where.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "value": {
      "description": "Supply at the source, in per cent. Default: 100.",
      "$ref": "../common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "side",
     "kind",
     "hex"
    ],
    "additionalProperties": false
   },
   "hub": {
    "title": "ExampleHub",
    "description": "A supply hub.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "hex": {
      "description": "Where it stands.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "trucks": {
      "description": "Lorries that work from it, 1 to 5.",
      "type": "integer",
      "minimum": 1,
      "maximum": 5
     }
    },
    "required": [
     "side",
     "hex",
     "trucks"
    ],
    "additionalProperties": false
   },
   "objective": {
    "title": "ExampleObjective",
    "description": "A primary objective.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "hex": {
      "description": "Where it is.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "by": {
      "description": "Last turn for the full reward, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     }
    },
    "required": [
     "side",
     "hex",
     "name",
     "by"
    ],
    "additionalProperties": false
   },
   "action": {
    "title": "ExampleAction",
    "description": "One action by its type, with the fields that it has in the engine.",
    "type": "object",
    "properties": {
     "move": {
      "description": "A unit moves.",
      "$ref": "#/definitions/actionFields"
     },
     "attack": {
      "description": "A unit attacks.",
      "$ref": "#/definitions/actionFields"
     },
     "enter": {
      "description": "A reinforcement enters.",
      "$ref": "#/definitions/actionFields"
     },
     "land": {
      "description": "A unit lands from the sea.",
      "$ref": "#/definitions/actionFields"
     },
     "assault-beach": {
      "description": "A unit assaults a beach from the sea.",
      "$ref": "#/definitions/actionFields"
     },
     "drop": {
      "description": "Paratroops drop.",
      "$ref": "#/definitions/actionFields"
     },
     "feint": {
      "description": "A unit makes a feint.",
      "$ref": "#/definitions/actionFields"
     },
     "suppressive-fire": {
      "description": "The guns of a unit fire.",
      "$ref": "#/definitions/actionFields"
     },
     "set-piece": {
      "description": "A unit makes a set-piece attack.",
      "$ref": "#/definitions/actionFields"
     },
     "assault-crossing": {
      "description": "A unit attacks over a major river and crosses it.",
      "$ref": "#/definitions/actionFields"
     },
     "recon-in-force": {
      "description": "A unit raids the next hex.",
      "$ref": "#/definitions/actionFields"
     },
     "river-crossing": {
      "description": "A unit crosses a major river.",
      "$ref": "#/definitions/actionFields"
     },
     "no-retreat": {
      "description": "A unit is to hold at all costs.",
      "$ref": "#/definitions/actionFields"
     },
     "rearguard": {
      "description": "A unit is to fight as a rearguard.",
      "$ref": "#/definitions/actionFields"
     },
     "counterattack": {
      "description": "A unit is to counterattack.",
      "$ref": "#/definitions/actionFields"
     },
     "entrench": {
      "description": "A unit digs in.",
      "$ref": "#/definitions/actionFields"
     },
     "motor-pool": {
      "description": "Lorries carry a unit.",
      "$ref": "#/definitions/actionFields"
     },
     "emergency-supply": {
      "description": "A unit gets emergency supply.",
      "$ref": "#/definitions/actionFields"
     },
     "supply-dump": {
      "description": "A unit gets a supply dump.",
      "$ref": "#/definitions/actionFields"
     },
     "deploy": {
      "description": "A step or specialist goes from the force pool to a unit.",
      "$ref": "#/definitions/actionFields"
     },
     "store": {
      "description": "A step or specialist is bought for a unit.",
      "$ref": "#/definitions/actionFields"
     },
     "reorganise": {
      "description": "A step or specialist goes from a unit to the force pool.",
      "$ref": "#/definitions/actionFields"
     },
     "transfer": {
      "description": "A step or specialist goes from a unit to another.",
      "$ref": "#/definitions/actionFields"
     },
     "security-unit": {
      "description": "A headquarters forms a security unit.",
      "$ref": "#/definitions/actionFields"
     },
     "move-hq": {
      "description": "A headquarters moves.",
      "$ref": "#/definitions/actionFields"
     },
     "enter-hq": {
      "description": "A headquarters enters.",
      "$ref": "#/definitions/actionFields"
     },
     "upgrade": {
      "description": "A headquarters chooses an upgrade.",
      "$ref": "#/definitions/actionFields"
     },
     "destroy-bridge": {
      "description": "A bridge is blown.",
      "$ref": "#/definitions/actionFields"
     },
     "repair-bridge": {
      "description": "A bridge is repaired.",
      "$ref": "#/definitions/actionFields"
     },
     "build-bridge": {
      "description": "A pontoon bridge is built.",
      "$ref": "#/definitions/actionFields"
     },
     "add-truck": {
      "description": "A lorry goes to a hub, which it may found.",
      "$ref": "#/definitions/actionFields"
     },
     "withdraw-truck": {
      "description": "A lorry goes back to the reserve.",
      "$ref": "#/definitions/actionFields"
     },
     "strike": {
      "description": "An asset strikes a unit.",
      "$ref": "#/definitions/actionFields"
     },
     "air-supply": {
      "description": "A unit is supplied from the air.",
      "$ref": "#/definitions/actionFields"
     },
     "air-recon": {
      "description": "Aircraft look at a hex and its neighbours.",
      "$ref": "#/definitions/actionFields"
     },
     "bomb-hub": {
      "description": "A hub is bombed.",
      "$ref": "#/definitions/actionFields"
     },
     "bomb-bridge": {
      "description": "A bridge is bombed.",
      "$ref": "#/definitions/actionFields"
     },
     "play-card": {
      "description": "A card is played.",
      "$ref": "#/definitions/actionFields"
     },
     "claim": {
      "description": "The side claims the victory: write `claim: true`.",
      "const": true
     },
     "end-turn": {
      "description": "The side ends its turn: write `end-turn: true`.",
      "const": true
     }
    },
    "additionalProperties": false,
    "minProperties": 1,
    "maxProperties": 1
   },
   "expectation": {
    "title": "ExampleExpectation",
    "description": "What must come of an example; only what is written is compared.",
    "type": "object",
    "properties": {
     "value": {
      "description": "The explained number: combat shifts, movement points or per cent. Compared to as many decimals as are written.",
      "type": "number",
      "minimum": -100000,
      "maximum": 100000
     },
     "terms": {
      "description": "Terms of the explanation by rule id; terms of the same rule are added up.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/ruleName"
      },
      "additionalProperties": {
       "description": "The value of the term.",
       "type": "number",
       "minimum": -100000,
       "maximum": 100000
      },
      "maxProperties": 40
     },
     "legal": {
      "description": "Whether the action is legal.",
      "type": "boolean"
     },
     "attackerLoss": {
      "description": "Steps that the forecast tells the attacker to lose.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "defenderLoss": {
      "description": "Steps that it tells the defender to lose.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "defenderSuppression": {
      "description": "Steps that it tells the defender to have suppressed.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "retreatChance": {
      "description": "Chance that the defender must retreat, in per cent, rounded.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "overrunChance": {
      "description": "Chance of an overrun, in per cent, rounded.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "units": {
      "description": "Units by id.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "unit"
      },
      "additionalProperties": {
       "$ref": "#/definitions/unitExpectation"
      },
      "maxProperties": 40
     },
     "owner": {
      "description": "Who holds hexes, by hex name: 1, 2 or nobody.",
      "type": "object",
      "additionalProperties": {
       "description": "Who holds the hex: 1, 2 or nobody.",
       "enum": [
        1,
        2,
        "nobody"
       ]
      },
      "maxProperties": 100,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "forts": {
      "description": "Forts by hex name: intact or destroyed.",
      "type": "object",
      "additionalProperties": {
       "description": "Whether it is intact or destroyed.",
       "enum": [
        "intact",
        "destroyed"
       ]
      },
      "maxProperties": 50,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "hubs": {
      "description": "Hubs by hex name: working, unsupplied or gone.",
      "type": "object",
      "additionalProperties": {
       "description": "Whether it is working, unsupplied or gone.",
       "enum": [
        "working",
        "unsupplied",
        "gone"
       ]
      },
      "maxProperties": 50,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "prestige": {
      "description": "Prestige. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Prestige of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "score": {
      "description": "Score. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Score of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "killed": {
      "description": "Steps killed. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Steps of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "turn": {
      "description": "The turn, 0 to 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "side": {
      "description": "Whose turn it is, 1 or 2.",
      "enum": [
       1,
       2
      ]
     },
     "winner": {
      "description": "Who has won the game: 1, 2 or nobody; `none` while it goes on.",
      "enum": [
       1,
       2,
       "nobody",
       "none"
      ]
     },
     "reason": {
      "description": "Why it is not: what the game says.",
      "type": "string",
      "minLength": 1,
      "maxLength": 400
     },
     "hubTrucks": {
      "description": "Lorries of hubs by hex name.",
      "type": "object",
      "additionalProperties": {
       "description": "Lorries, 0 to 5.",
       "type": "integer",
       "minimum": 0,
       "maximum": 5
      },
      "maxProperties": 50,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "headquarters": {
      "description": "Headquarters by id.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "headquarters"
      },
      "additionalProperties": {
       "$ref": "#/definitions/headquartersExpectation"
      },
      "maxProperties": 10
     },
     "stragglers": {
      "description": "Straggling steps by hex name.",
      "type": "object",
      "additionalProperties": {
       "description": "Steps, 0 to 3.",
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "maxProperties": 50,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "bridges": {
      "description": "Crossings by hexside, such as `0301 E`.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/hexsides"
      },
      "additionalProperties": {
       "description": "What is there.",
       "enum": [
        "none",
        "bridge",
        "damaged",
        "pontoon",
        "pontoon-soon",
        "repair-soon"
       ]
      },
      "maxProperties": 20
     },
     "cities": {
      "description": "Cities by hex name: intact or ruins.",
      "type": "object",
      "additionalProperties": {
       "description": "Whether it is intact or in ruins.",
       "enum": [
        "intact",
        "ruins"
       ]
      },
      "maxProperties": 50,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "sight": {
      "description": "Who sees hexes, by hex name: 1, 2, both or nobody.",
      "type": "object",
      "additionalProperties": {
       "description": "Who sees the hex.",
       "enum": [
        1,
        2,
        "both",
        "nobody"
       ]
      },
      "maxProperties": 100,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "trucks": {
      "description": "Lorries in reserve by side: now, next turn and so on, as many as are written.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "array",
       "items": {
        "description": "Lorries, 0 to 99.",
        "type": "integer",
        "minimum": 0,
        "maximum": 99
       },
       "minItems": 0,
       "maxItems": 5
      },
      "minItems": 2,
      "maxItems": 2
     },
     "assets": {
      "description": "Assets: uses left.",
      "type": "array",
      "items": {
       "title": "AssetExpectation",
       "description": "Uses left of an asset.",
       "type": "object",
       "properties": {
        "side": {
         "description": "1 the first side, 2 the second.",
         "enum": [
          1,
          2
         ]
        },
        "asset": {
         "description": "Id of the asset.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "asset"
        },
        "left": {
         "description": "This turn, 0 to 20.",
         "type": "integer",
         "minimum": 0,
         "maximum": 20
        },
        "uses": {
         "description": "In the battle, 0 to 99.",
         "type": "integer",
         "minimum": 0,
         "maximum": 99
        },
        "perTurn": {
         "description": "In a turn, 0 to 20.",
         "type": "integer",
         "minimum": 0,
         "maximum": 20
        }
       },
       "required": [
        "side",
        "asset"
       ],
       "additionalProperties": false
      },
      "minItems": 0,
      "maxItems": 20
     },
     "hands": {
      "description": "Cards in hand by side.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "card"
       },
       "minItems": 0,
       "maxItems": 20
      },
      "minItems": 2,
      "maxItems": 2
     },
     "bonuses": {
      "description": "Bonus objectives in order: open, won or failed.",
      "type": "array",
      "items": {
       "description": "How it stands.",
       "enum": [
        "open",
        "won",
        "failed"
       ]
      },
      "minItems": 0,
      "maxItems": 20
     },
     "eliteStore": {
      "description": "Whether elite reinforcements may be bought. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "boolean"
      },
      "minItems": 2,
      "maxItems": 2
     },
     "fogLifted": {
      "description": "Whether fog is lifted for a side. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "boolean"
      },
      "minItems": 2,
      "maxItems": 2
     },
     "scattered": {
      "description": "Steps lost as stragglers. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Steps of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "specialistsLost": {
      "description": "Specialists lost. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "prisoners": {
      "description": "Prisoners taken. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "ruinedCities": {
      "description": "Cities that a side has brought down. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "destroyedBridges": {
      "description": "Bridges that a side has brought down. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "portSupply": {
      "description": "Per cent of supply won at ports. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "undo": {
      "description": "Whether the last action can be taken back.",
      "type": "boolean"
     }
    },
    "additionalProperties": false,
    "minProperties": 1
   },
   "unitExpectation": {
    "title": "UnitExpectation",
    "description": "How a unit stands.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where it stands.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "destroyed": {
      "description": "Whether it has been destroyed.",
      "type": "boolean"
     },
     "active": {
      "description": "Active steps.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "suppressed": {
      "description": "Suppressed steps.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "steps": {
      "description": "Steps, active and suppressed.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "experience": {
      "description": "Experience.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "entrenchment": {
      "description": "0 none, 1 entrenched, 2 fortified.",
      "enum": [
       0,
       1,
       2
      ]
     },
     "unsupplied": {
      "description": "Turns without supply.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "movementPoints": {
      "description": "Movement points left.",
      "type": "integer",
      "minimum": 0,
      "maximum": 50
     },
     "actionPoint": {
      "description": "Its action point.",
      "enum": [
       "available",
       "locked",
       "expended"
      ]
     },
     "retreated": {
      "description": "Whether it has retreated this turn.",
      "type": "boolean"
     },
     "lossesThisTurn": {
      "description": "Steps lost or suppressed this turn.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "moved": {
      "description": "Whether it has moved this turn.",
      "type": "boolean"
     },
     "place": {
      "description": "Where it is, if it is on no hex of the map.",
      "enum": [
       "map",
       "destroyed",
       "en-route",
       "reserve"
      ]
     },
     "specialists": {
      "description": "Specialists by id: active, suppressed, towed, or gone.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "specialist"
      },
      "additionalProperties": {
       "description": "How it stands.",
       "enum": [
        "active",
        "suppressed",
        "towed",
        "gone"
       ]
      },
      "maxProperties": 6
     },
     "queue": {
      "description": "Its loss queue, first to be lost first: `active`, `suppressed`, or the id of a specialist.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "specialist"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "stance": {
      "description": "Its special order.",
      "enum": [
       "none",
       "no-retreat",
       "rearguard",
       "counterattack"
      ]
     },
     "stanceKnown": {
      "description": "Whether the enemy knows its special order.",
      "type": "boolean"
     },
     "dump": {
      "description": "Supplies that it has with it.",
      "enum": [
       "none",
       "fixed",
       "mobile"
      ]
     },
     "supplied": {
      "description": "How it was supplied last.",
      "enum": [
       "network",
       "air",
       "emergency",
       "captured",
       "dump"
      ]
     },
     "motorised": {
      "description": "Whether lorries carry it this turn.",
      "type": "boolean"
     },
     "dugIn": {
      "description": "Whether it was dug in this turn.",
      "type": "boolean"
     },
     "extended": {
      "description": "Whether its points were bought with its action point.",
      "type": "boolean"
     },
     "weak": {
      "description": "Whether it is weak.",
      "type": "boolean"
     },
     "known": {
      "description": "What the enemy knows of it.",
      "enum": [
       "nothing",
       "marker",
       "seen"
      ]
     },
     "delayed": {
      "description": "Turns by which it comes later, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     }
    },
    "additionalProperties": false,
    "minProperties": 1
   },
   "hexKey": {
    "description": "A hex by its printed name; YAML reads `0201` as the number 201.",
    "type": "string",
    "pattern": "^\\d{3,4}$",
    "form": "a hex name of four digits, column and row, such as 0407",
    "refers": "hex"
   },
   "combatKind": {
    "title": "CombatKindName",
    "description": "How a fight comes about. Default: attack.",
    "enum": [
     "attack",
     "feint",
     "suppressive-fire",
     "set-piece",
     "assault-crossing",
     "assault-beach",
     "drop",
     "counterattack"
    ]
   },
   "headquarters": {
    "title": "ExampleHeadquarters",
    "description": "A headquarters of the example.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id in the example.",
      "$ref": "../common.schema.json#/definitions/id",
      "defines": "headquarters"
     },
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "profile": {
      "description": "Id of its kind.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "profile"
     },
     "name": {
      "description": "Its name. Default: the name of its kind.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "hex": {
      "description": "Where it stands. A headquarters has this or `arrives`.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "arrives": {
      "description": "First turn in which it may enter, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "commandPoints": {
      "description": "Command points of a turn, 1 to 9. Default: those of its kind.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "points": {
      "description": "Command points left now, 0 to 9. Default: all.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "trucks": {
      "description": "Symbolic lorries of its range, 1 to 5. Default: those of its kind.",
      "type": "integer",
      "minimum": 1,
      "maximum": 5
     },
     "levels": {
      "description": "Levels of branches; the others are those of its kind.",
      "type": "object",
      "propertyNames": {
       "$ref": "parts.schema.json#/definitions/branch"
      },
      "additionalProperties": {
       "description": "Levels, 0 to 3.",
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "maxProperties": 5
     },
     "suppressed": {
      "description": "Levels of branches that are suppressed.",
      "type": "object",
      "propertyNames": {
       "$ref": "parts.schema.json#/definitions/branch"
      },
      "additionalProperties": {
       "description": "Levels, 0 to 3.",
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "maxProperties": 5
     },
     "experience": {
      "description": "Experience earned so far, 0 to 2000. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 2000,
      "default": 0
     },
     "target": {
      "description": "Experience of its next upgrade, 1 to 2000. Default: that of its kind.",
      "type": "integer",
      "minimum": 1,
      "maximum": 2000
     },
     "upgrades": {
      "description": "Upgrades to choose now, 0 to 5. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 5,
      "default": 0
     },
     "offer": {
      "title": "ExampleOffer",
      "description": "What is offered to specialise.",
      "type": "object",
      "properties": {
       "paid": {
        "description": "The order to pay for.",
        "$ref": "parts.schema.json#/definitions/orderId"
       },
       "free": {
        "description": "The free one.",
        "$ref": "parts.schema.json#/definitions/orderId"
       }
      },
      "additionalProperties": false
     },
     "specialised": {
      "description": "By how much orders are cheaper for it.",
      "type": "object",
      "propertyNames": {
       "$ref": "parts.schema.json#/definitions/orderId"
      },
      "additionalProperties": {
       "description": "Command points less, 0 to 3.",
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "maxProperties": 30
     },
     "prisoners": {
      "description": "Prisoners since the last report, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "reports": {
      "description": "Reports so far, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "unsupplied": {
      "description": "Turns without supply, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "rested": {
      "description": "Whether it has been in supply for a turn since something was suppressed. Default: false.",
      "type": "boolean",
      "default": false
     },
     "motorised": {
      "description": "Whether lorries carry all its units. Default: false.",
      "type": "boolean",
      "default": false
     },
     "pool": {
      "description": "What its force pool holds.",
      "type": "array",
      "items": {
       "$ref": "scenario.schema.json#/definitions/poolItem"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "next": {
      "description": "What comes into its force pool next turn.",
      "type": "array",
      "items": {
       "$ref": "scenario.schema.json#/definitions/poolItem"
      },
      "minItems": 0,
      "maxItems": 20
     }
    },
    "required": [
     "id",
     "side",
     "profile"
    ],
    "additionalProperties": false
   },
   "stragglers": {
    "title": "ExampleStragglers",
    "description": "Stragglers in a hex.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where they are.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "from": {
      "description": "Ids of the units that they come from, one for each step.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "unit"
      },
      "minItems": 1,
      "maxItems": 3
     }
    },
    "required": [
     "hex",
     "from"
    ],
    "additionalProperties": false
   },
   "bonus": {
    "title": "ExampleBonus",
    "description": "A bonus objective of a side.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "bonus": {
      "description": "What it is.",
      "$ref": "scenario.schema.json#/definitions/bonus"
     }
    },
    "required": [
     "side",
     "bonus"
    ],
    "additionalProperties": false
   },
   "asset": {
    "title": "ExampleAsset",
    "description": "An asset of a side.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "asset": {
      "description": "Id of the asset.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "asset"
     },
     "perTurn": {
      "description": "Uses in a turn, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "uses": {
      "description": "Uses in the whole battle, 0 to 99. Default: no limit.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
     }
    },
    "required": [
     "side",
     "asset",
     "perTurn"
    ],
    "additionalProperties": false
   },
   "card": {
    "title": "ExampleCard",
    "description": "A card in the hand of a side.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "card": {
      "description": "Id of the card.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "unit": {
      "description": "Id of the unit that it brings.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     }
    },
    "required": [
     "side",
     "card"
    ],
    "additionalProperties": false
   },
   "storeItem": {
    "title": "ExampleStoreItem",
    "description": "What a side may buy.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "item": {
      "description": "`infantry`, `armour` or the id of a specialist.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "specialist"
     },
     "nation": {
      "description": "Id of the nation.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation"
     },
     "count": {
      "description": "How many, 1 to 99.",
      "type": "integer",
      "minimum": 1,
      "maximum": 99
     }
    },
    "required": [
     "side",
     "item",
     "nation",
     "count"
    ],
    "additionalProperties": false
   },
   "actionFields": {
    "title": "ExampleActionFields",
    "description": "The fields of an action; which of them it needs is the verb's.",
    "type": "object",
    "properties": {
     "unit": {
      "description": "Id of the unit that acts.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "target": {
      "description": "Id of the unit that it is about.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "to": {
      "description": "The hex that it is about.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "hq": {
      "description": "Id of the headquarters.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "headquarters"
     },
     "item": {
      "description": "`step`, or the id of a specialist.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "specialist"
     },
     "edge": {
      "description": "A hexside, such as `0301 E`.",
      "$ref": "../common.schema.json#/definitions/hexsides"
     },
     "asset": {
      "description": "Id of the asset.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "asset"
     },
     "card": {
      "description": "Id of the card.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "steps": {
      "description": "Steps, 1 to 3.",
      "type": "integer",
      "minimum": 1,
      "maximum": 3
     },
     "choice": {
      "description": "A choice: for an upgrade command-point, specialise, free or prestige; for a card the id of a headquarters; or its number.",
      "type": [
       "string",
       "integer"
      ],
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
      "form": "an id, or a number from 0 to 63",
      "maxLength": 60,
      "minimum": 0,
      "maximum": 63
     }
    },
    "additionalProperties": false
   },
   "headquartersExpectation": {
    "title": "HeadquartersExpectation",
    "description": "How a headquarters stands.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where it stands.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "place": {
      "description": "Where it is.",
      "enum": [
       "map",
       "destroyed",
       "en-route"
      ]
     },
     "points": {
      "description": "Command points left.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
     },
     "command": {
      "description": "Command points of a turn.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
     },
     "trucks": {
      "description": "Symbolic lorries of its range.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "levels": {
      "description": "Levels of branches that are not suppressed.",
      "type": "object",
      "propertyNames": {
       "$ref": "parts.schema.json#/definitions/branch"
      },
      "additionalProperties": {
       "description": "Levels, 0 to 3.",
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "maxProperties": 5
     },
     "suppressed": {
      "description": "Levels of branches that are suppressed.",
      "type": "object",
      "propertyNames": {
       "$ref": "parts.schema.json#/definitions/branch"
      },
      "additionalProperties": {
       "description": "Levels, 0 to 3.",
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "maxProperties": 5
     },
     "silent": {
      "description": "Levels of all branches together that are suppressed.",
      "type": "integer",
      "minimum": 0,
      "maximum": 15
     },
     "unsupplied": {
      "description": "Turns without supply.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "experience": {
      "description": "Experience earned.",
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
     },
     "target": {
      "description": "Experience of its next upgrade.",
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
     },
     "upgrades": {
      "description": "Upgrades to choose now.",
      "type": "integer",
      "minimum": 0,
      "maximum": 10
     },
     "specialised": {
      "description": "By how much orders are cheaper for it.",
      "type": "object",
      "propertyNames": {
       "$ref": "parts.schema.json#/definitions/orderId"
      },
      "additionalProperties": {
       "description": "Command points less, 0 to 3.",
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "maxProperties": 30
     },
     "prisoners": {
      "description": "Prisoners since the last report.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "reports": {
      "description": "Reports so far.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "motorised": {
      "description": "Whether lorries carry all its units.",
      "type": "boolean"
     },
     "pool": {
      "description": "Its force pool by `infantry`, `armour` or specialist, whatever the nation.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "specialist"
      },
      "additionalProperties": {
       "description": "How many, 0 to 99.",
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "maxProperties": 20
     },
     "next": {
      "description": "What comes next turn.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "specialist"
      },
      "additionalProperties": {
       "description": "How many, 0 to 99.",
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "maxProperties": 20
     },
     "later": {
      "description": "What comes the turn after.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "specialist"
      },
      "additionalProperties": {
       "description": "How many, 0 to 99.",
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "maxProperties": 20
     }
    },
    "additionalProperties": false,
    "minProperties": 1
   }
  }
 },
 "experience": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/experience.schema.json",
  "title": "ExperienceFile",
  "description": "Experience and what it does.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "experience"
   },
   "maximum": {
    "description": "Most experience that a unit can have, 1 to 1000.",
    "type": "integer",
    "minimum": 1,
    "maximum": 1000
   },
   "slowRecovery": {
    "description": "Steps that recover less in rough terrain, 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "levels": {
    "description": "Levels, the lowest first.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/level"
    },
    "minItems": 1,
    "maxItems": 6
   }
  },
  "required": [
   "kind",
   "maximum",
   "slowRecovery",
   "levels"
  ],
  "additionalProperties": false,
  "definitions": {
   "level": {
    "title": "ExperienceLevelEntry",
    "description": "A level of experience.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id.",
      "enum": [
       "green",
       "regular",
       "veteran",
       "elite"
      ]
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "from": {
      "description": "Least experience of the level, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "gain": {
      "title": "ExperienceGain",
      "description": "Experience for each enemy step lost or suppressed.",
      "type": "object",
      "properties": {
       "attack": {
        "description": "When attacking, 0 to 100.",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "defence": {
        "description": "When defending, 0 to 100.",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       }
      },
      "required": [
       "attack",
       "defence"
      ],
      "additionalProperties": false
     },
     "gainForStanding": {
      "description": "Experience for each combat without retreating, 0 to 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "lossShift": {
      "description": "Favourable shift on its own losses, 0 to 9 columns.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "armourFright": {
      "description": "Whether enemy armour adds to its losses.",
      "type": "boolean"
     },
     "airFright": {
      "description": "Whether air attacks frighten it.",
      "type": "boolean"
     },
     "suppressedUnsupplied": {
      "description": "Steps suppressed on the second turn without supply, 0 to 12.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "recovery": {
      "description": "Suppressed steps that recover per turn in supply, 0 to 12.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "supplyBonus": {
      "description": "Added to such a unit's chance of supply, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     },
     "scoreKilled": {
      "description": "Score for destroying such a unit, 0 to 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     }
    },
    "required": [
     "id",
     "name",
     "from",
     "gain",
     "gainForStanding",
     "lossShift",
     "armourFright",
     "suppressedUnsupplied",
     "recovery",
     "supplyBonus",
     "scoreKilled",
     "airFright"
    ],
    "additionalProperties": false
   }
  }
 },
 "fog": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/fog.schema.json",
  "title": "FogFile",
  "description": "What the sides know of each other. Lists run over the level of the intelligence branch, level 0 first.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "fog"
   },
   "sight": {
    "description": "Hexes beyond the front line that are always seen, 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "sightByLevel": {
    "description": "Hexes beyond it that are seen at the start of a turn in range of a headquarters, 0 to 9.",
    "type": "array",
    "items": {
     "description": "Value at one level.",
     "type": "integer",
     "minimum": 0,
     "maximum": 9
    },
    "minItems": 4,
    "maxItems": 4
   },
   "markersByLevel": {
    "description": "Hexes beyond sight in which markers are placed at the start of a turn, 0 to 9.",
    "type": "array",
    "items": {
     "description": "Value at one level.",
     "type": "integer",
     "minimum": 0,
     "maximum": 9
    },
    "minItems": 4,
    "maxItems": 4
   },
   "ordersFrom": {
    "description": "Level from which special orders of seen units are known, 0 to 4; 4 is never.",
    "type": "integer",
    "minimum": 0,
    "maximum": 4
   },
   "prisonersByLevel": {
    "description": "Prisoners for a report, 0 to 99; 0 is never.",
    "type": "array",
    "items": {
     "description": "Value at one level.",
     "type": "integer",
     "minimum": 0,
     "maximum": 99
    },
    "minItems": 4,
    "maxItems": 4
   },
   "reportDepth": {
    "description": "Depth of the first, second and further reports; the last one stays.",
    "type": "array",
    "items": {
     "description": "At one level.",
     "type": "array",
     "items": {
      "description": "Hexes from the front line, 0 to 40.",
      "type": "integer",
      "minimum": 0,
      "maximum": 40
     },
     "minItems": 0,
     "maxItems": 10
    },
    "minItems": 4,
    "maxItems": 4
   }
  },
  "required": [
   "kind",
   "sight",
   "sightByLevel",
   "markersByLevel",
   "ordersFrom",
   "prisonersByLevel",
   "reportDepth"
  ],
  "additionalProperties": false
 },
 "headquarters": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/headquarters.schema.json",
  "title": "HeadquartersFile",
  "description": "Headquarters: branches, what wears them down, and the kinds that there are.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "headquarters"
   },
   "branches": {
    "title": "BranchEntries",
    "description": "The branches.",
    "type": "object",
    "properties": {
     "pool": {
      "description": "The branch pool.",
      "$ref": "#/definitions/branchEntry"
     },
     "intelligence": {
      "description": "The branch intelligence.",
      "$ref": "#/definitions/branchEntry"
     },
     "operations": {
      "description": "The branch operations.",
      "$ref": "#/definitions/branchEntry"
     },
     "logistics": {
      "description": "The branch logistics.",
      "$ref": "#/definitions/branchEntry"
     },
     "engineering": {
      "description": "The branch engineering.",
      "$ref": "#/definitions/branchEntry"
     }
    },
    "required": [
     "pool",
     "intelligence",
     "operations",
     "logistics",
     "engineering"
    ],
    "additionalProperties": false
   },
   "mostCommandPoints": {
    "description": "Command points, at most, 1 to 30.",
    "type": "integer",
    "minimum": 1,
    "maximum": 30
   },
   "mostLevel": {
    "description": "Level of a branch, at most, 1 to 3.",
    "type": "integer",
    "minimum": 1,
    "maximum": 3
   },
   "mostTrucks": {
    "description": "Lorries of a headquarters, at most, 1 to 5.",
    "type": "integer",
    "minimum": 1,
    "maximum": 5
   },
   "railBonus": {
    "description": "Movement points more when it goes by rail all the way, 0 to 60.",
    "type": "integer",
    "minimum": 0,
    "maximum": 60
   },
   "leastCost": {
    "description": "Command points that an order costs at least, however often specialised, unless it costs nothing to begin with; 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "suppresses": {
    "title": "BranchSuppressed",
    "description": "The branch that loses a level besides a random one.",
    "type": "object",
    "properties": {
     "move": {
      "description": "When it moves.",
      "$ref": "parts.schema.json#/definitions/branch"
     },
     "unsupplied": {
      "description": "When it gets no supply.",
      "$ref": "parts.schema.json#/definitions/branch"
     },
     "overrun": {
      "description": "When it is overrun.",
      "$ref": "parts.schema.json#/definitions/branch"
     }
    },
    "required": [
     "move",
     "unsupplied",
     "overrun"
    ],
    "additionalProperties": false
   },
   "pointsLost": {
    "description": "Command points lost by turns without supply, the first turn first; the last entry stays.",
    "type": "array",
    "items": {
     "description": "Points, 0 to 99.",
     "type": "integer",
     "minimum": 0,
     "maximum": 99
    },
    "minItems": 1,
    "maxItems": 10
   },
   "poolLostFrom": {
    "description": "Turns without supply from which its force pool scatters, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "destroyedFrom": {
    "description": "Turns without supply from which it is lost, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "shed": {
    "description": "Components that it leaves behind when it flees, by turns without supply; beyond the list it is lost.",
    "type": "array",
    "items": {
     "description": "Components, 0 to 99.",
     "type": "integer",
     "minimum": 0,
     "maximum": 99
    },
    "minItems": 1,
    "maxItems": 10
   },
   "rebuilt": {
    "title": "Rebuilt",
    "description": "What its destruction costs for good.",
    "type": "object",
    "properties": {
     "commandPoints": {
      "description": "Command points, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "trucks": {
      "description": "Lorries, 0 to 5.",
      "type": "integer",
      "minimum": 0,
      "maximum": 5
     },
     "turns": {
      "description": "Turns until it is back, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     }
    },
    "required": [
     "commandPoints",
     "trucks",
     "turns"
    ],
    "additionalProperties": false
   },
   "lostExperiencePercent": {
    "description": "Share of a destroyed unit's experience that its headquarters loses, in per cent.",
    "$ref": "../common.schema.json#/definitions/percent"
   },
   "upgrade": {
    "title": "UpgradeRules",
    "description": "What a headquarters learns.",
    "type": "object",
    "properties": {
     "targetStep": {
      "description": "Experience more for each further upgrade, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "commandPointPrice": {
      "description": "Prestige for one command point more, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "specialisePrice": {
      "description": "Prestige for specialising in an order, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "prestige": {
      "description": "Prestige instead of an option that is not there, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     }
    },
    "required": [
     "targetStep",
     "commandPointPrice",
     "specialisePrice",
     "prestige"
    ],
    "additionalProperties": false
   },
   "profiles": {
    "description": "Kinds of headquarters by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "profile"
    },
    "additionalProperties": {
     "$ref": "#/definitions/profile"
    },
    "maxProperties": 100
   }
  },
  "required": [
   "kind",
   "branches",
   "mostCommandPoints",
   "mostLevel",
   "mostTrucks",
   "railBonus",
   "leastCost",
   "suppresses",
   "pointsLost",
   "poolLostFrom",
   "destroyedFrom",
   "shed",
   "rebuilt",
   "lostExperiencePercent",
   "upgrade",
   "profiles"
  ],
  "additionalProperties": false,
  "definitions": {
   "branchEntry": {
    "title": "BranchEntry",
    "description": "A branch.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     }
    },
    "required": [
     "name",
     "description"
    ],
    "additionalProperties": false
   },
   "profile": {
    "title": "ProfileEntry",
    "description": "A kind of headquarters.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is good for, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "nation": {
      "description": "Id of its nation.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation",
      "figure": "nation"
     },
     "doctrine": {
      "description": "Whose habits it has: they decide what an order costs.",
      "enum": [
       "american",
       "british",
       "german",
       "soviet"
      ],
      "figure": "doctrine"
     },
     "commandPoints": {
      "description": "Command points at the start of a turn, 1 to 30.",
      "type": "integer",
      "minimum": 1,
      "maximum": 30,
      "figure": "command points"
     },
     "trucks": {
      "description": "Symbolic lorries, 1 to 5: its range is that of a hub with as many.",
      "type": "integer",
      "minimum": 1,
      "maximum": 5,
      "figure": "lorries"
     },
     "levels": {
      "description": "Levels of its branches at the start.",
      "$ref": "parts.schema.json#/definitions/levels"
     },
     "target": {
      "description": "Experience for the first upgrade, 1 to 2000.",
      "type": "integer",
      "minimum": 1,
      "maximum": 2000
     },
     "orderLevels": {
      "title": "OrderLevels",
      "description": "Levels of orders that differ from the usual ones; 0 is never.",
      "type": "object",
      "properties": {
       "deploy": {
        "description": "Level for deploy, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "store": {
        "description": "Level for store, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "reorganise": {
        "description": "Level for reorganise, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "rally": {
        "description": "Level for rally, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "security-unit": {
        "description": "Level for security-unit, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "transfer": {
        "description": "Level for transfer, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "feint": {
        "description": "Level for feint, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "no-retreat": {
        "description": "Level for no-retreat, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "suppressive-fire": {
        "description": "Level for suppressive-fire, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "recon-in-force": {
        "description": "Level for recon-in-force, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "rearguard": {
        "description": "Level for rearguard, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "set-piece": {
        "description": "Level for set-piece, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "counterattack": {
        "description": "Level for counterattack, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "motor-pool": {
        "description": "Level for motor-pool, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "emergency-supply": {
        "description": "Level for emergency-supply, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "supply-dump": {
        "description": "Level for supply-dump, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "destroy-bridge": {
        "description": "Level for destroy-bridge, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "repair-bridge": {
        "description": "Level for repair-bridge, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "entrench": {
        "description": "Level for entrench, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "build-bridge": {
        "description": "Level for build-bridge, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "river-crossing": {
        "description": "Level for river-crossing, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "assault-crossing": {
        "description": "Level for assault-crossing, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       }
      },
      "required": [],
      "additionalProperties": false
     },
     "longTransfer": {
      "description": "Whether transfers go to any unit in range, and not only to neighbours.",
      "type": "boolean"
     },
     "battleGroups": {
      "description": "Whether its security units take in the stragglers of their hex.",
      "type": "boolean"
     },
     "freeRallyFrom": {
      "description": "Level of its force pool from which stragglers are put in order for nothing, 0 to 3; 0 is never.",
      "type": "integer",
      "minimum": 0,
      "maximum": 3
     },
     "oversupply": {
      "description": "Whether supply dumps cost neither movement nor action and last on the move.",
      "type": "boolean"
     }
    },
    "required": [
     "name",
     "description",
     "nation",
     "doctrine",
     "commandPoints",
     "trucks",
     "levels",
     "target",
     "orderLevels",
     "longTransfer",
     "battleGroups",
     "freeRallyFrom",
     "oversupply"
    ],
    "additionalProperties": false
   }
  }
 },
 "hexsides": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/hexsides.schema.json",
  "title": "HexsidesFile",
  "description": "The table of rivers, ridges and other hexsides.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "hexsides"
   },
   "entries": {
    "description": "Kinds of hexside by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "hexside"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "HexsideEntry",
    "description": "A kind of hexside.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "minor-river",
       "major-river",
       "wadi",
       "ridge",
       "escarpment"
      ]
     },
     "crossing": {
      "description": "free: no hindrance; extra: `extraCost` more away from ways; fresh: takes all points of a fresh unit; way-only: along a way; never: not at all. A bridge lifts fresh and never.",
      "enum": [
       "free",
       "extra",
       "fresh",
       "way-only",
       "never"
      ],
      "figure": "crossing"
     },
     "extraCost": {
      "description": "Movement points more for crossing it, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "figure": "cost more"
     },
     "bridgeable": {
      "description": "Whether a bridge can stand here.",
      "type": "boolean"
     },
     "attackShift": {
      "description": "Combat shift on attacks across it, -9 to 0 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0,
      "figure": "attack"
     },
     "attack": {
      "description": "Whether attacks across it are possible: always, only along a way, or never.",
      "enum": [
       "always",
       "way-only",
       "never"
      ]
     },
     "armourShift": {
      "description": "Whether armour counts across it.",
      "type": "boolean"
     },
     "stopsZone": {
      "description": "Whether it stops a zone of control.",
      "type": "boolean"
     },
     "stopsSweep": {
      "description": "Whether it stops the sweep of the front line.",
      "type": "boolean"
     },
     "stopsRetreat": {
      "description": "Whether a retreat needs a bridge to cross it.",
      "type": "boolean"
     },
     "disruption": {
      "description": "Supply lost crossing it without a bridge, in per cent, 0 to 100; null: supply does not cross without one.",
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 100
     },
     "river": {
      "description": "Whether it is a river, and how great.",
      "enum": [
       "none",
       "minor",
       "major"
      ]
     },
     "attackShiftEngineers": {
      "description": "Combat shift instead of `attackShift` for attackers with engineers or amphibious special forces, -9 to 0 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "assaultShift": {
      "description": "Combat shift of an assault crossing, -9 to 0 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "assaultShiftEngineers": {
      "description": "The same with engineers or amphibious special forces, -9 to 0 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "counterattackShift": {
      "description": "Combat shift for who counterattacks those who came over it, 0 to 9 columns.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "hidesEntrenched": {
      "description": "Whether artillery is blind to the entrenched behind it.",
      "type": "boolean"
     },
     "pontoonDisruption": {
      "description": "Supply lost on a pontoon bridge, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "name",
     "description",
     "look",
     "crossing",
     "extraCost",
     "bridgeable",
     "attackShift",
     "attack",
     "armourShift",
     "stopsZone",
     "stopsSweep",
     "stopsRetreat",
     "disruption",
     "river",
     "attackShiftEngineers",
     "assaultShift",
     "assaultShiftEngineers",
     "counterattackShift",
     "hidesEntrenched",
     "pontoonDisruption"
    ],
    "additionalProperties": false
   }
  }
 },
 "landing": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/landing.schema.json",
  "title": "LandingFile",
  "description": "Landings from the sea and from the air.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "landing"
   },
   "leastLevel": {
    "description": "Least level of experience for drops and assaults, by its number from 0, 0 to 5.",
    "type": "integer",
    "minimum": 0,
    "maximum": 5
   },
   "dropReach": {
    "description": "Hexes from the front line within which paratroops drop, 0 to 99.",
    "type": "integer",
    "minimum": 0,
    "maximum": 99
   },
   "assaultShift": {
    "description": "Combat shift of an assault from the sea, -9 to 0 columns.",
    "type": "integer",
    "minimum": -9,
    "maximum": 0
   },
   "assaultShiftEngineers": {
    "description": "The same with engineers or amphibious special forces, -9 to 0 columns.",
    "type": "integer",
    "minimum": -9,
    "maximum": 0
   }
  },
  "required": [
   "kind",
   "leastLevel",
   "dropReach",
   "assaultShift",
   "assaultShiftEngineers"
  ],
  "additionalProperties": false
 },
 "map": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/map.schema.json",
  "title": "MapFile",
  "description": "The map of a scenario: layers of signs that a person can read, and lists of what runs along hexes and hexsides.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "map"
   },
   "terrain": {
    "description": "One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200000
   },
   "owner": {
    "description": "Who holds each hex at the start, in the same layout: 1 the first side, 2 the second side, - nobody.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200000
   },
   "ways": {
    "description": "Roads, tracks and railways.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/way"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "barriers": {
    "description": "Rivers, ridges and escarpments.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/barrier"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "bridges": {
    "description": "Hexsides that a bridge crosses.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "damagedBridges": {
    "description": "Of the bridges, those that are down at the start.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "forts": {
    "description": "Hexes with a fort.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hex"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "names": {
    "description": "Names of places.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/placeName"
    },
    "minItems": 0,
    "maxItems": 2000
   }
  },
  "required": [
   "kind",
   "terrain",
   "owner"
  ],
  "additionalProperties": false,
  "definitions": {
   "way": {
    "title": "WayRun",
    "description": "A road, track or railway.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "Id in the table of ways.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "way"
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "run": {
      "description": "The hexes that it runs through.",
      "$ref": "../common.schema.json#/definitions/run"
     }
    },
    "required": [
     "kind",
     "run"
    ],
    "additionalProperties": false
   },
   "barrier": {
    "title": "BarrierEntry",
    "description": "Hexsides of one kind that belong together.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "Id in the table of hexsides.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "hexside"
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "sides": {
      "description": "Its hexsides: a hex and one or more directions each.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/hexsides"
      },
      "minItems": 1,
      "maxItems": 2000
     }
    },
    "required": [
     "kind",
     "sides"
    ],
    "additionalProperties": false
   },
   "placeName": {
    "title": "PlaceNameEntry",
    "description": "A name on the map.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "What is named.",
      "enum": [
       "city",
       "town",
       "village",
       "hills",
       "sea",
       "region"
      ]
     },
     "name": {
      "description": "The name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "at": {
      "description": "The hex where it stands: for cities, towns and villages.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "along": {
      "description": "The hexes along which the name runs: for hills, seas and regions.",
      "$ref": "../common.schema.json#/definitions/hexes"
     }
    },
    "required": [
     "kind",
     "name"
    ],
    "additionalProperties": false
   }
  }
 },
 "movement": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/movement.schema.json",
  "title": "MovementFile",
  "description": "The numbers of movement.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "movement"
   },
   "weakBelow": {
    "description": "A unit with fewer active steps is weak, 1 to 12.",
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   },
   "retreatCostMax": {
    "description": "Dearest hex that a retreat may enter, in movement points, 1 to 3.",
    "type": "integer",
    "minimum": 1,
    "maximum": 3
   }
  },
  "required": [
   "kind",
   "weakBelow",
   "retreatCostMax"
  ],
  "additionalProperties": false
 },
 "nations": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/nations.schema.json",
  "title": "NationsFile",
  "description": "The table of nations.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "nations"
   },
   "entries": {
    "description": "Nations by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "nation"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "NationEntry",
    "description": "A nation.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "adjective": {
      "description": "Its adjective.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "maxSteps": {
      "description": "Most steps of a unit unless its type says less, 1 to 12.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12,
      "figure": "most steps"
     },
     "slots": {
      "description": "Specialists that a unit can take unless its type says otherwise, 0 to 6.",
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "figure": "slots"
     },
     "armourFrom": {
      "description": "Ids of nations whose armour its units take besides their own.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "specialistsFrom": {
      "description": "Ids of nations whose specialists its units take besides their own.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "spares": {
      "description": "Whether ruined cities and blown bridges weigh on its score.",
      "type": "boolean"
     },
     "stragglers": {
      "description": "Chance that a lost step becomes stragglers, as [parts, of].",
      "type": "array",
      "items": {
       "description": "A number of parts, 0 to 100.",
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "minItems": 2,
      "maxItems": 2,
      "tsType": "[number, number]"
     },
     "colour": {
      "description": "Colour of its counters.",
      "$ref": "../common.schema.json#/definitions/colours"
     }
    },
    "required": [
     "name",
     "adjective",
     "maxSteps",
     "stragglers",
     "colour",
     "slots",
     "armourFrom",
     "specialistsFrom",
     "spares"
    ],
    "additionalProperties": false
   }
  }
 },
 "orders": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/orders.schema.json",
  "title": "OrdersFile",
  "description": "What headquarters can order, and what it costs.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "orders"
   },
   "entries": {
    "title": "OrderEntries",
    "description": "Orders by id. Every order of the engine is there.",
    "type": "object",
    "properties": {
     "deploy": {
      "description": "The order deploy.",
      "$ref": "#/definitions/entry"
     },
     "store": {
      "description": "The order store.",
      "$ref": "#/definitions/entry"
     },
     "reorganise": {
      "description": "The order reorganise.",
      "$ref": "#/definitions/entry"
     },
     "rally": {
      "description": "The order rally.",
      "$ref": "#/definitions/entry"
     },
     "security-unit": {
      "description": "The order security-unit.",
      "$ref": "#/definitions/entry"
     },
     "transfer": {
      "description": "The order transfer.",
      "$ref": "#/definitions/entry"
     },
     "feint": {
      "description": "The order feint.",
      "$ref": "#/definitions/entry"
     },
     "no-retreat": {
      "description": "The order no-retreat.",
      "$ref": "#/definitions/entry"
     },
     "suppressive-fire": {
      "description": "The order suppressive-fire.",
      "$ref": "#/definitions/entry"
     },
     "recon-in-force": {
      "description": "The order recon-in-force.",
      "$ref": "#/definitions/entry"
     },
     "rearguard": {
      "description": "The order rearguard.",
      "$ref": "#/definitions/entry"
     },
     "set-piece": {
      "description": "The order set-piece.",
      "$ref": "#/definitions/entry"
     },
     "counterattack": {
      "description": "The order counterattack.",
      "$ref": "#/definitions/entry"
     },
     "motor-pool": {
      "description": "The order motor-pool.",
      "$ref": "#/definitions/entry"
     },
     "emergency-supply": {
      "description": "The order emergency-supply.",
      "$ref": "#/definitions/entry"
     },
     "supply-dump": {
      "description": "The order supply-dump.",
      "$ref": "#/definitions/entry"
     },
     "destroy-bridge": {
      "description": "The order destroy-bridge.",
      "$ref": "#/definitions/entry"
     },
     "repair-bridge": {
      "description": "The order repair-bridge.",
      "$ref": "#/definitions/entry"
     },
     "entrench": {
      "description": "The order entrench.",
      "$ref": "#/definitions/entry"
     },
     "build-bridge": {
      "description": "The order build-bridge.",
      "$ref": "#/definitions/entry"
     },
     "river-crossing": {
      "description": "The order river-crossing.",
      "$ref": "#/definitions/entry"
     },
     "assault-crossing": {
      "description": "The order assault-crossing.",
      "$ref": "#/definitions/entry"
     }
    },
    "required": [
     "deploy",
     "store",
     "reorganise",
     "rally",
     "security-unit",
     "transfer",
     "feint",
     "no-retreat",
     "suppressive-fire",
     "recon-in-force",
     "rearguard",
     "set-piece",
     "counterattack",
     "motor-pool",
     "emergency-supply",
     "supply-dump",
     "destroy-bridge",
     "repair-bridge",
     "entrench",
     "build-bridge",
     "river-crossing",
     "assault-crossing"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "OrderEntry",
    "description": "An order of a headquarters.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "branch": {
      "description": "The branch that carries it out.",
      "$ref": "parts.schema.json#/definitions/branch",
      "figure": "branch"
     },
     "level": {
      "description": "Level of the branch from which it can be given, 1 to 3.",
      "type": "integer",
      "minimum": 1,
      "maximum": 3,
      "figure": "level"
     },
     "cost": {
      "title": "OrderCost",
      "description": "Command points, by doctrine.",
      "type": "object",
      "properties": {
       "american": {
        "description": "For american headquarters, 0 to 9.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9
       },
       "british": {
        "description": "For british headquarters, 0 to 9.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9
       },
       "german": {
        "description": "For german headquarters, 0 to 9.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9
       },
       "soviet": {
        "description": "For soviet headquarters, 0 to 9.",
        "type": "integer",
        "minimum": 0,
        "maximum": 9
       }
      },
      "required": [
       "american",
       "british",
       "german",
       "soviet"
      ],
      "additionalProperties": false
     }
    },
    "required": [
     "name",
     "description",
     "branch",
     "level",
     "cost"
    ],
    "additionalProperties": false
   }
  }
 },
 "parts": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/parts.schema.json",
  "title": "Parts",
  "description": "Shapes that several tables of the system share.",
  "definitions": {
   "cost": {
    "title": "Cost",
    "description": "Movement points to enter: 1, 2 or 3; `A` takes all points of a fresh unit; `X` is impossible away from roads and railways.",
    "enum": [
     1,
     2,
     3,
     "A",
     "X"
    ]
   },
   "movementClass": {
    "title": "MovementClass",
    "description": "How a unit or supply moves.",
    "enum": [
     "infantry",
     "mountain",
     "cavalry",
     "mobile",
     "supply"
    ]
   },
   "orderId": {
    "title": "OrderId",
    "description": "What a headquarters can do. Each is a piece of the engine, so the list is fixed.",
    "enum": [
     "deploy",
     "store",
     "reorganise",
     "rally",
     "security-unit",
     "transfer",
     "feint",
     "no-retreat",
     "suppressive-fire",
     "recon-in-force",
     "rearguard",
     "set-piece",
     "counterattack",
     "motor-pool",
     "emergency-supply",
     "supply-dump",
     "destroy-bridge",
     "repair-bridge",
     "entrench",
     "build-bridge",
     "river-crossing",
     "assault-crossing"
    ]
   },
   "branch": {
    "title": "Branch",
    "description": "A branch of a headquarters.",
    "enum": [
     "pool",
     "intelligence",
     "operations",
     "logistics",
     "engineering"
    ]
   },
   "levels": {
    "title": "BranchLevels",
    "description": "Levels of the branches of a headquarters, 0 to 3.",
    "type": "object",
    "properties": {
     "pool": {
      "description": "Of its force pool, 0 to 3.",
      "type": "integer",
      "minimum": 0,
      "maximum": 3
     },
     "intelligence": {
      "description": "Of its intelligence, 0 to 3.",
      "type": "integer",
      "minimum": 0,
      "maximum": 3
     },
     "operations": {
      "description": "Of its operations, 0 to 3.",
      "type": "integer",
      "minimum": 0,
      "maximum": 3
     },
     "logistics": {
      "description": "Of its logistics, 0 to 3.",
      "type": "integer",
      "minimum": 0,
      "maximum": 3
     },
     "engineering": {
      "description": "Of its engineering, 0 to 3.",
      "type": "integer",
      "minimum": 0,
      "maximum": 3
     }
    },
    "required": [
     "pool",
     "intelligence",
     "operations",
     "logistics",
     "engineering"
    ],
    "additionalProperties": false
   }
  }
 },
 "reinforcement": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/reinforcement.schema.json",
  "title": "ReinforcementFile",
  "description": "What steps are made of, what adding them does, and what becomes of stragglers.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "reinforcement"
   },
   "mostSlots": {
    "description": "Specialists of one unit, at most, 0 to 6.",
    "type": "integer",
    "minimum": 0,
    "maximum": 6
   },
   "furtherGunsAhead": {
    "description": "Places by which towed artillery after the first of a unit stands farther ahead in its loss queue, 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "components": {
    "title": "StepComponents",
    "description": "What a step is made of, by kind of unit.",
    "type": "object",
    "properties": {
     "infantry": {
      "description": "Of infantry.",
      "$ref": "#/definitions/components"
     },
     "mechanised": {
      "description": "Of mechanised.",
      "$ref": "#/definitions/components"
     },
     "armour": {
      "description": "Of armour.",
      "$ref": "#/definitions/components"
     }
    },
    "required": [
     "infantry",
     "mechanised",
     "armour"
    ],
    "additionalProperties": false
   },
   "experienceLost": {
    "title": "ExperienceLost",
    "description": "Experience that a unit loses for each step that it is given.",
    "type": "object",
    "properties": {
     "regular": {
      "description": "Usually, 0 to 400.",
      "type": "integer",
      "minimum": 0,
      "maximum": 400
     },
     "elite": {
      "description": "With elite reinforcements, 0 to 400.",
      "type": "integer",
      "minimum": 0,
      "maximum": 400
     }
    },
    "required": [
     "regular",
     "elite"
    ],
    "additionalProperties": false
   },
   "price": {
    "title": "StepPrice",
    "description": "Prestige for a step, by kind of unit.",
    "type": "object",
    "properties": {
     "infantry": {
      "description": "Of infantry, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "mechanised": {
      "description": "Of mechanised, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "armour": {
      "description": "Of armour, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     }
    },
    "required": [
     "infantry",
     "mechanised",
     "armour"
    ],
    "additionalProperties": false
   },
   "elitePricePercent": {
    "description": "Price of elite steps and specialists, in per cent of the usual one, 0 to 1000.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
   },
   "delayWhenUsed": {
    "description": "Turns until a step is there that was taken from a unit which has moved or fought, 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "delayAtHub": {
    "description": "Turns until a step is there that straggled to a hub, 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "mostStragglers": {
    "description": "Straggling steps in one hex, at most, 1 to 12.",
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   },
   "leastCost": {
    "description": "Movement points to enter a hex with that many stragglers or an enemy headquarters, at least, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "stragglerMovement": {
    "description": "Movement points, in the class of supply, that stragglers walk at the start of a turn, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   }
  },
  "required": [
   "kind",
   "mostSlots",
   "furtherGunsAhead",
   "components",
   "experienceLost",
   "price",
   "elitePricePercent",
   "delayWhenUsed",
   "delayAtHub",
   "mostStragglers",
   "leastCost",
   "stragglerMovement"
  ],
  "additionalProperties": false,
  "definitions": {
   "components": {
    "title": "Components",
    "description": "Parts of a step.",
    "type": "object",
    "properties": {
     "infantry": {
      "description": "Infantry components, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "armour": {
      "description": "Armour components, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     }
    },
    "required": [
     "infantry",
     "armour"
    ],
    "additionalProperties": false
   }
  }
 },
 "rewards": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/rewards.schema.json",
  "title": "RewardsFile",
  "description": "What bonus objectives bring.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "rewards"
   },
   "prestige": {
    "description": "Prestige for each, 0 to 1000.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
   },
   "score": {
    "description": "Score for each, 0 to 1000.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
   },
   "portSupply": {
    "description": "Supply more at the sources of a side when it wins a port, in per cent.",
    "$ref": "../common.schema.json#/definitions/percent"
   }
  },
  "required": [
   "kind",
   "prestige",
   "score",
   "portSupply"
  ],
  "additionalProperties": false
 },
 "scenario": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/scenario.schema.json",
  "title": "ScenarioFile",
  "description": "A scenario: sides, units, objectives and supply. Its map stands in map.yaml, its briefing in briefing.md.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "scenario"
   },
   "system": {
    "description": "Id of the rule system.",
    "$ref": "../common.schema.json#/definitions/id",
    "refers": "system"
   },
   "title": {
    "description": "Title.",
    "$ref": "../common.schema.json#/definitions/name"
   },
   "summary": {
    "description": "One sentence for lists and cards.",
    "$ref": "../common.schema.json#/definitions/line"
   },
   "level": {
    "description": "For whom: learn the game, a short game, a long game.",
    "enum": [
     "learn",
     "short",
     "long"
    ]
   },
   "turns": {
    "description": "Rounds, 1 to 100; the game ends after the last.",
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "figure": "turns"
   },
   "date": {
    "description": "First day, as year-month-day.",
    "type": "string",
    "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
    "form": "a date such as 1943-04-06",
    "figure": "date"
   },
   "daysPerTurn": {
    "description": "Days per turn, 1 to 60. Default: 1.",
    "type": "integer",
    "minimum": 1,
    "maximum": 60,
    "default": 1
   },
   "weather": {
    "description": "Id of the weather, or a list with one id for each turn.",
    "type": [
     "string",
     "array"
    ],
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "items": {
     "$ref": "../common.schema.json#/definitions/id",
     "refers": "weather"
    },
    "minItems": 1,
    "maxItems": 100,
    "form": "the id of a weather",
    "refers": "weather"
   },
   "difficulty": {
    "description": "Level of difficulty at which it is published. Default: normal.",
    "enum": [
     "easy",
     "normal",
     "classic",
     "hard"
    ],
    "default": "normal"
   },
   "fog": {
    "description": "Whether the sides are hidden from each other. Default: true.",
    "type": "boolean",
    "default": true
   },
   "balance": {
    "title": "Balance",
    "description": "The author's intent: share of games that a side wins between equal players.",
    "type": "object",
    "properties": {
     "side": {
      "description": "Id of the side that is meant.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "side"
     },
     "from": {
      "description": "Least share, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     },
     "to": {
      "description": "Greatest share, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "side",
     "from",
     "to"
    ],
    "additionalProperties": false
   },
   "intent": {
    "description": "What the author wants of it beside its balance: its length, how hard it is, how history ended.",
    "$ref": "../common.schema.json#/definitions/intent"
   },
   "sides": {
    "description": "The two sides, in order of movement.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/side"
    },
    "minItems": 2,
    "maxItems": 2
   },
   "suppress": {
    "description": "Lint findings that are accepted on purpose.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/suppression"
    },
    "minItems": 0,
    "maxItems": 200
   },
   "authors": {
    "description": "Names of those who made it.",
    "$ref": "../common.schema.json#/definitions/authors"
   },
   "licence": {
    "description": "Terms under which others may use it, as an SPDX expression.",
    "$ref": "../common.schema.json#/definitions/licence"
   },
   "sources": {
    "description": "Works that were used.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/work"
    },
    "minItems": 1,
    "maxItems": 50
   }
  },
  "required": [
   "kind",
   "system",
   "title",
   "summary",
   "level",
   "turns",
   "date",
   "weather",
   "balance",
   "sides",
   "sources"
  ],
  "additionalProperties": false,
  "definitions": {
   "side": {
    "title": "SideEntry",
    "description": "A side.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Id of the side.",
      "$ref": "../common.schema.json#/definitions/id",
      "defines": "side"
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "colour": {
      "description": "Colour of its front line, ground and buttons.",
      "$ref": "../common.schema.json#/definitions/colours"
     },
     "victory": {
      "description": "objectives: wins by holding all its objectives at the end; deny: wins when the other side does not.",
      "enum": [
       "objectives",
       "deny"
      ]
     },
     "prepares": {
      "description": "Whether it prepares the battle before the first turn. Default: false.",
      "type": "boolean",
      "default": false
     },
     "trucks": {
      "description": "Lorries in reserve, 0 to 30. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 30,
      "default": 0
     },
     "prestige": {
      "description": "Prestige at the start, 0 to 10000. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 10000,
      "default": 0
     },
     "sources": {
      "description": "Sources of supply.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/source"
      },
      "minItems": 0,
      "maxItems": 100
     },
     "hubs": {
      "description": "Supply hubs.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/hub"
      },
      "minItems": 0,
      "maxItems": 100
     },
     "assets": {
      "description": "Aircraft and ships that it can call on.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/asset"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "cards": {
      "description": "Cards in hand.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/card"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "store": {
      "description": "What it may buy while it prepares, or with elite reinforcements.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/poolItem"
      },
      "minItems": 0,
      "maxItems": 100
     },
     "headquarters": {
      "description": "Its headquarters, in order.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/headquarters"
      },
      "minItems": 0,
      "maxItems": 12
     },
     "objectives": {
      "description": "Hexes that it must hold to win.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/objective"
      },
      "minItems": 0,
      "maxItems": 40
     },
     "bonuses": {
      "description": "Things worth doing that do not decide the battle.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/bonus"
      },
      "minItems": 0,
      "maxItems": 40
     },
     "units": {
      "description": "Its units, in order.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/unit"
      },
      "minItems": 1,
      "maxItems": 400
     }
    },
    "required": [
     "id",
     "name",
     "colour",
     "victory",
     "units"
    ],
    "additionalProperties": false
   },
   "unit": {
    "title": "UnitEntry",
    "description": "A unit.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id, unique in the scenario.",
      "$ref": "../common.schema.json#/definitions/id",
      "defines": "unit"
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "formation": {
      "description": "The higher formation that it belongs to, for display.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "type": {
      "description": "Id of its unit type.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit-type"
     },
     "hex": {
      "description": "Where it stands at the start. A unit has this, `arrives` or `reserve`.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "steps": {
      "description": "Steps, 1 to 12, at most those of its type. Default: its type's.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "suppressed": {
      "description": "Steps of these that are suppressed, 0 to 12. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12,
      "default": 0
     },
     "unsupplied": {
      "description": "Turns that it has been without supply, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "experience": {
      "description": "Experience, 0 to 1000. Default: 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "default": 100
     },
     "entrenchment": {
      "description": "0 none, 1 entrenched, 2 fortified. Default: 0.",
      "enum": [
       0,
       1,
       2
      ],
      "default": 0
     },
     "arrives": {
      "title": "Arrival",
      "description": "For a reinforcement: from when and where it may enter.",
      "type": "object",
      "properties": {
       "turn": {
        "description": "First turn in which it may enter, 1 to 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100
       },
       "by": {
        "description": "How it comes: over land, on boats, or in aircraft. Default: land.",
        "enum": [
         "land",
         "sea",
         "air"
        ],
        "default": "land"
       },
       "hexes": {
        "description": "Hexes where it may enter; for boats the beaches. Units in aircraft have none.",
        "type": "array",
        "items": {
         "$ref": "../common.schema.json#/definitions/hex"
        },
        "minItems": 0,
        "maxItems": 200
       }
      },
      "required": [
       "turn"
      ],
      "additionalProperties": false
     },
     "reserve": {
      "description": "Whether it is only there if a card brings it. Default: false.",
      "type": "boolean",
      "default": false
     },
     "headquarters": {
      "description": "Id of its headquarters. Default: the only one of its side.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "headquarters"
     },
     "specialists": {
      "description": "Ids of its specialists.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "specialist"
      },
      "minItems": 0,
      "maxItems": 6
     },
     "dump": {
      "description": "Whether it has supplies of its own for one turn without. Default: false.",
      "type": "boolean",
      "default": false
     }
    },
    "required": [
     "id",
     "name",
     "type"
    ],
    "additionalProperties": false
   },
   "source": {
    "title": "SourceEntry",
    "description": "A source of supply.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "How supply arrives.",
      "enum": [
       "rail",
       "port",
       "truck",
       "ship",
       "air"
      ]
     },
     "hex": {
      "description": "Where.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "value": {
      "description": "Supply at the source, in per cent. Default: 100.",
      "$ref": "../common.schema.json#/definitions/percent",
      "default": 100
     }
    },
    "required": [
     "kind",
     "hex"
    ],
    "additionalProperties": false
   },
   "hub": {
    "title": "HubEntry",
    "description": "A supply hub.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where it stands.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "trucks": {
      "description": "Lorries that work from it, 1 to 5.",
      "type": "integer",
      "minimum": 1,
      "maximum": 5
     }
    },
    "required": [
     "hex",
     "trucks"
    ],
    "additionalProperties": false
   },
   "objective": {
    "title": "ObjectiveEntry",
    "description": "A primary objective.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where it is.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "by": {
      "description": "Last turn for the full reward, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     }
    },
    "required": [
     "hex",
     "name",
     "by"
    ],
    "additionalProperties": false
   },
   "work": {
    "title": "WorkEntry",
    "description": "A work that was used.",
    "type": "object",
    "properties": {
     "title": {
      "description": "Title.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "author": {
      "description": "Author.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "year": {
      "description": "Year of publication, 1500 to 2100.",
      "type": "integer",
      "minimum": 1500,
      "maximum": 2100
     }
    },
    "required": [
     "title",
     "author",
     "year"
    ],
    "additionalProperties": false
   },
   "suppression": {
    "title": "SuppressionEntry",
    "description": "A finding that is accepted on purpose: of a design rule, or a warning about a file of the folder.",
    "type": "object",
    "properties": {
     "code": {
      "description": "Code of the finding.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "code"
     },
     "at": {
      "description": "What the finding is about: id of the unit or side, or hex name; of a code that is no design rule the path in the file. Absent: all of it.",
      "type": [
       "string",
       "integer"
      ],
      "minLength": 1,
      "maxLength": 120,
      "minimum": 101,
      "maximum": 9999
     },
     "file": {
      "description": "File of the folder that the finding is in, for example `map.yaml`; only for codes that are no design rules.",
      "type": "string",
      "minLength": 1,
      "maxLength": 120
     },
     "reason": {
      "description": "Why it is right here.",
      "type": "string",
      "minLength": 1,
      "maxLength": 400
     }
    },
    "required": [
     "code",
     "reason"
    ],
    "additionalProperties": false
   },
   "asset": {
    "title": "AssetUseEntry",
    "description": "An asset, and how often it can be used.",
    "type": "object",
    "properties": {
     "asset": {
      "description": "Id of the asset.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "asset"
     },
     "perTurn": {
      "description": "Uses in a turn, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "uses": {
      "description": "Uses in the whole battle, 0 to 99. Without it there is no limit.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
     }
    },
    "required": [
     "asset",
     "perTurn"
    ],
    "additionalProperties": false
   },
   "card": {
    "title": "CardHeldEntry",
    "description": "A card in hand.",
    "type": "object",
    "properties": {
     "card": {
      "description": "Id of the card.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "unit": {
      "description": "Id of the unit that a drop or landing brings.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     }
    },
    "required": [
     "card"
    ],
    "additionalProperties": false
   },
   "poolItem": {
    "title": "PoolItemEntry",
    "description": "Components or specialists of a nation.",
    "type": "object",
    "properties": {
     "item": {
      "description": "`infantry`, `armour`, or the id of a specialist.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "specialist"
     },
     "nation": {
      "description": "Id of the nation.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation"
     },
     "count": {
      "description": "How many, 1 to 99.",
      "type": "integer",
      "minimum": 1,
      "maximum": 99
     }
    },
    "required": [
     "item",
     "nation",
     "count"
    ],
    "additionalProperties": false
   },
   "headquarters": {
    "title": "HeadquartersEntry",
    "description": "A headquarters.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id, unique in the scenario.",
      "$ref": "../common.schema.json#/definitions/id",
      "defines": "headquarters"
     },
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "profile": {
      "description": "Id of its kind.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "profile"
     },
     "hex": {
      "description": "Where it stands at the start. A headquarters has this or `arrives`.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "arrives": {
      "description": "First turn in which it may enter, at a railway or port source of its side, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "commandPoints": {
      "description": "Command points at the start of a turn, 1 to 30. Default: those of its kind.",
      "type": "integer",
      "minimum": 1,
      "maximum": 30
     },
     "trucks": {
      "description": "Symbolic lorries, 1 to 5: its range is that of a hub with as many. Default: those of its kind.",
      "type": "integer",
      "minimum": 1,
      "maximum": 5
     },
     "levels": {
      "title": "HeadquartersLevels",
      "description": "Levels of its branches. What is left out is as for its kind.",
      "type": "object",
      "properties": {
       "pool": {
        "description": "Of its force pool, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "intelligence": {
        "description": "Of its intelligence, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "operations": {
        "description": "Of its operations, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "logistics": {
        "description": "Of its logistics, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       },
       "engineering": {
        "description": "Of its engineering, 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 3
       }
      },
      "additionalProperties": false
     },
     "experience": {
      "description": "Experience earned so far, 0 to 2000. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 2000,
      "default": 0
     },
     "pool": {
      "description": "What its force pool holds.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/poolItem"
      },
      "minItems": 0,
      "maxItems": 100
     }
    },
    "required": [
     "id",
     "name",
     "profile"
    ],
    "additionalProperties": false
   },
   "bonus": {
    "title": "BonusEntry",
    "description": "Something worth doing that does not decide the battle: one condition and a reward.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "by": {
      "description": "Last turn in which it counts, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "take": {
      "description": "Condition: take this hex.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "hold": {
      "description": "Condition: hold this hex at the end of that turn.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "destroy": {
      "description": "Condition: destroy this unit of the enemy; its id.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "keep": {
      "description": "Condition: this own unit lives; its id.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "prisoners": {
      "description": "Condition: so many prisoners, 1 to 999.",
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "steps": {
      "description": "Condition: fewer own steps lost than this, 1 to 999.",
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "specialists": {
      "description": "Condition: fewer own specialists lost than this, 1 to 999.",
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "ruins": {
      "description": "Condition: fewer cities and bridges destroyed than this, 1 to 999.",
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "reward": {
      "$ref": "#/definitions/reward",
      "description": "What it brings besides prestige."
     }
    },
    "required": [
     "name",
     "by",
     "reward"
    ],
    "additionalProperties": false
   },
   "reward": {
    "title": "RewardEntry",
    "description": "A reward: one of a card, a specialist, a port, an upgrade, a delay or a token.",
    "type": "object",
    "properties": {
     "card": {
      "description": "Id of a card.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "specialist": {
      "description": "Id of a specialist for the headquarters of the unit that wins it.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "specialist"
     },
     "port": {
      "description": "A port: more supply at the side's port sources.",
      "const": true
     },
     "upgrade": {
      "description": "An upgrade for a headquarters.",
      "const": true
     },
     "delay": {
      "description": "Id of an enemy unit on its way, which comes later.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "turns": {
      "description": "For `delay`: how many turns later, 1 to 20.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     },
     "token": {
      "description": "Name of something that counts in a campaign.",
      "$ref": "../common.schema.json#/definitions/name"
     }
    },
    "additionalProperties": false
   }
  }
 },
 "special-orders": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/special-orders.schema.json",
  "title": "SpecialOrdersFile",
  "description": "The numbers inside the orders.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "special-orders"
   },
   "leastLevel": {
    "description": "Least level of experience for special orders, by its number from 0, 0 to 5.",
    "type": "integer",
    "minimum": 0,
    "maximum": 5
   },
   "feint": {
    "title": "FeintRules",
    "description": "A feint.",
    "type": "object",
    "properties": {
     "secondStep": {
      "description": "Chance of the second suppressed step in open ground, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "secondStep"
    ],
    "additionalProperties": false
   },
   "suppressiveFire": {
    "title": "SuppressiveFireRules",
    "description": "Suppressive fire.",
    "type": "object",
    "properties": {
     "rolls": {
      "description": "Rolls besides one for each artillery shift, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "chance": {
      "title": "FireChance",
      "description": "Chance of each roll, in per cent.",
      "type": "object",
      "properties": {
       "open": {
        "description": "Usually.",
        "$ref": "../common.schema.json#/definitions/percent"
       },
       "entrenched": {
        "description": "Against the entrenched in cover.",
        "$ref": "../common.schema.json#/definitions/percent"
       },
       "best": {
        "description": "In the best cover.",
        "$ref": "../common.schema.json#/definitions/percent"
       }
      },
      "required": [
       "open",
       "entrenched",
       "best"
      ],
      "additionalProperties": false
     },
     "entrenchment": {
      "description": "Chance to take a level of entrenchment, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "rolls",
     "chance",
     "entrenchment"
    ],
    "additionalProperties": false
   },
   "setPiece": {
    "title": "SetPieceRules",
    "description": "A set-piece attack.",
    "type": "object",
    "properties": {
     "shift": {
      "description": "Combat shift, -9 to 9 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 9
     },
     "entrenchment": {
      "description": "Chance in per cent to take a level of entrenchment, by odds column.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "$ref": "../common.schema.json#/definitions/percent"
      },
      "minItems": 1,
      "maxItems": 40
     }
    },
    "required": [
     "shift",
     "entrenchment"
    ],
    "additionalProperties": false
   },
   "noRetreat": {
    "title": "NoRetreatRules",
    "description": "Holding at all costs.",
    "type": "object",
    "properties": {
     "retreatShift": {
      "description": "Shift on the retreat, -9 to 9 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 9
     },
     "lossShift": {
      "description": "Shift on its losses, -9 to 9 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 9
     }
    },
    "required": [
     "retreatShift",
     "lossShift"
    ],
    "additionalProperties": false
   },
   "counterattack": {
    "title": "CounterattackRules",
    "description": "A counterattack.",
    "type": "object",
    "properties": {
     "shift": {
      "description": "Combat shift, -9 to 9 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 9
     }
    },
    "required": [
     "shift"
    ],
    "additionalProperties": false
   },
   "reconInForce": {
    "title": "ReconInForceRules",
    "description": "Reconnaissance in force.",
    "type": "object",
    "properties": {
     "mostCostMobile": {
      "description": "Dearest hex that it enters, in the class of mobile units, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "mostCostSki": {
      "description": "Dearest hex for ski troops in snow, in the class of infantry, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     }
    },
    "required": [
     "mostCostMobile",
     "mostCostSki"
    ],
    "additionalProperties": false
   },
   "securityUnit": {
    "title": "SecurityUnitRules",
    "description": "Units that are formed of the force pool.",
    "type": "object",
    "properties": {
     "types": {
      "description": "Unit type by nation; a nation without one cannot form them.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "additionalProperties": {
       "description": "Id of a unit type.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "unit-type"
      },
      "maxProperties": 50
     },
     "mostSteps": {
      "description": "Steps of such a unit, at most, 1 to 12.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "experience": {
      "description": "Its experience, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "units": {
      "description": "Units that one headquarters can form in a battle, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     }
    },
    "required": [
     "types",
     "mostSteps",
     "experience",
     "units"
    ],
    "additionalProperties": false
   },
   "motorPool": {
    "title": "MotorPoolRules",
    "description": "Lorries for one unit.",
    "type": "object",
    "properties": {
     "extendedMovement": {
      "description": "Movement points more in an extended move, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     }
    },
    "required": [
     "extendedMovement"
    ],
    "additionalProperties": false
   },
   "ruin": {
    "title": "RuinChances",
    "description": "Chance for each artillery shift that the city fought over falls to ruins, in per cent.",
    "type": "object",
    "properties": {
     "attack": {
      "description": "In an attack.",
      "$ref": "../common.schema.json#/definitions/percent"
     },
     "setPiece": {
      "description": "In a set-piece attack.",
      "$ref": "../common.schema.json#/definitions/percent"
     },
     "suppressiveFire": {
      "description": "Under suppressive fire.",
      "$ref": "../common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "attack",
     "setPiece",
     "suppressiveFire"
    ],
    "additionalProperties": false
   },
   "mostEntrenchment": {
    "description": "Levels of entrenchment, at most, 0 to 2.",
    "type": "integer",
    "minimum": 0,
    "maximum": 2
   }
  },
  "required": [
   "kind",
   "leastLevel",
   "feint",
   "suppressiveFire",
   "setPiece",
   "noRetreat",
   "counterattack",
   "reconInForce",
   "securityUnit",
   "motorPool",
   "ruin",
   "mostEntrenchment"
  ],
  "additionalProperties": false
 },
 "specialists": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/specialists.schema.json",
  "title": "SpecialistsFile",
  "description": "The table of specialists: smaller bodies that fight with a unit.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "specialists"
   },
   "entries": {
    "description": "Specialists by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "specialist"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "SpecialistEntry",
    "description": "A kind of specialist.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "symbol": {
      "description": "Its sign in the slots of a counter.",
      "enum": [
       "engineer",
       "recon",
       "ski",
       "special-forces",
       "artillery",
       "rocket",
       "anti-tank",
       "tank",
       "assault-gun",
       "anti-aircraft"
      ]
     },
     "attack": {
      "description": "Added to the attack of its unit while it is active, 0 to 50.",
      "type": "integer",
      "minimum": 0,
      "maximum": 50,
      "figure": "attack"
     },
     "defence": {
      "description": "Added to the defence of its unit while it is active, 0 to 50.",
      "type": "integer",
      "minimum": 0,
      "maximum": 50,
      "figure": "defence"
     },
     "armourShift": {
      "description": "Columns of armour shift, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "figure": "armour"
     },
     "armourCounts": {
      "description": "When its armour counts: never; always; in defence only; in attack only, against enemy armour.",
      "enum": [
       "never",
       "always",
       "defence",
       "against-armour"
      ]
     },
     "artilleryShift": {
      "description": "Columns of artillery shift in attack, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "figure": "artillery"
     },
     "queuePosition": {
      "description": "Its place in the loss queue: before the active step of this number, 1 to 12.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "towed": {
      "description": "Whether it is suppressed by moving until the enemy's turn begins.",
      "type": "boolean"
     },
     "engineers": {
      "description": "Whether it bridges minor rivers under fire and takes trenches apart.",
      "type": "boolean"
     },
     "specialForces": {
      "description": "Whether it takes trenches and spares its unit losses.",
      "type": "boolean"
     },
     "amphibious": {
      "description": "Whether it crosses water ready to fight.",
      "type": "boolean"
     },
     "recon": {
      "description": "Whether it feels the way ahead and sweeps the front line.",
      "type": "boolean"
     },
     "ski": {
      "description": "Whether it does so in snow.",
      "type": "boolean"
     },
     "price": {
      "description": "Its price in prestige, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "figure": "price"
     }
    },
    "required": [
     "name",
     "description",
     "symbol",
     "attack",
     "defence",
     "armourShift",
     "armourCounts",
     "artilleryShift",
     "queuePosition",
     "towed",
     "engineers",
     "specialForces",
     "amphibious",
     "recon",
     "ski",
     "price"
    ],
    "additionalProperties": false
   }
  }
 },
 "supply": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/supply.schema.json",
  "title": "SupplyFile",
  "description": "The numbers of supply.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "supply"
   },
   "hubRange": {
    "description": "Range of a hub in movement points of supply, by number of trucks, one truck first.",
    "type": "array",
    "items": {
     "description": "Range, 0 to 60.",
     "type": "integer",
     "minimum": 0,
     "maximum": 60
    },
    "minItems": 1,
    "maxItems": 10
   },
   "truckReach": {
    "description": "Greatest cost, along ways from a supplied railway, of a hub fed by lorry, 0 to 60.",
    "type": "integer",
    "minimum": 0,
    "maximum": 60
   },
   "truckFed": {
    "description": "Supply lost by a hub fed by lorry, in per cent.",
    "$ref": "../common.schema.json#/definitions/percent"
   },
   "shipReach": {
    "description": "Reach of a ship over coastal hexes, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   },
   "unsuppliedBonus": {
    "description": "Added to the chance of supply by turns already without, none first, in per cent.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/percent"
    },
    "minItems": 1,
    "maxItems": 10
   },
   "noActionFrom": {
    "description": "Turns without supply from which a unit has no action point, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "immobileFrom": {
    "description": "Turns without supply from which a unit loses movement and all its steps are suppressed, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "movementLost": {
    "description": "Movement points that such a unit loses, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   },
   "stepsLostFrom": {
    "description": "Turns without supply from which steps are lost, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "stepsLost": {
    "description": "Steps lost each turn from then on, 0 to 12.",
    "type": "integer",
    "minimum": 0,
    "maximum": 12
   },
   "capturedHubTrucks": {
    "description": "Trucks whose range an overrun hub gives to its captors, 0 to 10.",
    "type": "integer",
    "minimum": 0,
    "maximum": 10
   },
   "mostTrucks": {
    "description": "Lorries of one hub, at most, 1 to 5.",
    "type": "integer",
    "minimum": 1,
    "maximum": 5
   },
   "truckDelay": {
    "title": "TruckDelay",
    "description": "Turns until lorries taken from a hub are free again.",
    "type": "object",
    "properties": {
     "supplied": {
      "description": "From a supplied one, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "unsupplied": {
      "description": "From another, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "overrun": {
      "description": "After it was overrun, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     }
    },
    "required": [
     "supplied",
     "unsupplied",
     "overrun"
    ],
    "additionalProperties": false
   },
   "stragglerDisruption": {
    "description": "Supply lost in a hex with a full column of stragglers, in per cent.",
    "$ref": "../common.schema.json#/definitions/percent"
   }
  },
  "required": [
   "kind",
   "hubRange",
   "truckReach",
   "truckFed",
   "shipReach",
   "unsuppliedBonus",
   "noActionFrom",
   "immobileFrom",
   "movementLost",
   "stepsLostFrom",
   "stepsLost",
   "capturedHubTrucks",
   "mostTrucks",
   "truckDelay",
   "stragglerDisruption"
  ],
  "additionalProperties": false
 },
 "terrain": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/terrain.schema.json",
  "title": "TerrainFile",
  "description": "The terrain table: what each kind of ground does.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "terrain"
   },
   "entries": {
    "description": "Kinds of terrain by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "terrain"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "TerrainEntry",
    "description": "A kind of terrain.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "sign": {
      "description": "Its sign in the grid of a map: one character that is not a blank, a digit or `-`.",
      "type": "string",
      "pattern": "^[^\\s\\d-]$",
      "form": "one character in quotes that is no blank, digit or hyphen, such as 'f'",
      "figure": "sign"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "open",
       "desert",
       "dunes",
       "bog",
       "town",
       "bocage",
       "forest",
       "swamp",
       "hills",
       "mountains",
       "alpine",
       "salt",
       "ruins",
       "sea"
      ]
     },
     "cost": {
      "description": "Movement points to enter it, by class of movement.",
      "type": "object",
      "properties": {
       "infantry": {
        "description": "For infantry.",
        "$ref": "parts.schema.json#/definitions/cost",
        "figure": "infantry"
       },
       "mountain": {
        "description": "For mountain.",
        "$ref": "parts.schema.json#/definitions/cost",
        "figure": "mountain"
       },
       "cavalry": {
        "description": "For cavalry.",
        "$ref": "parts.schema.json#/definitions/cost",
        "figure": "cavalry"
       },
       "mobile": {
        "description": "For mobile.",
        "$ref": "parts.schema.json#/definitions/cost",
        "figure": "mobile"
       },
       "supply": {
        "description": "For supply.",
        "$ref": "parts.schema.json#/definitions/cost",
        "figure": "supply"
       }
      },
      "required": [
       "infantry",
       "mountain",
       "cavalry",
       "mobile",
       "supply"
      ],
      "additionalProperties": false,
      "title": "TerrainCost"
     },
     "defenceShift": {
      "description": "Combat shift for a defender in it, -9 to 0 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0,
      "figure": "defence"
     },
     "armourShift": {
      "description": "Whether armour counts when attacking into it: true, false, or only while it is frozen.",
      "enum": [
       true,
       false,
       "frozen"
      ]
     },
     "armourPenalty": {
      "description": "Whether armoured attackers pay the armour penalty.",
      "type": "boolean"
     },
     "fedFromNextHex": {
      "description": "Whether a source, railway or hub in the next hex feeds it.",
      "type": "boolean"
     },
     "disruption": {
      "description": "Supply lost when it is traced into the hex, in per cent.",
      "$ref": "../common.schema.json#/definitions/percent"
     },
     "city": {
      "description": "A city must be entered to be taken.",
      "type": "boolean"
     },
     "hub": {
      "description": "Whether a supply hub may stand in it.",
      "type": "boolean"
     },
     "slowRecovery": {
      "description": "Whether suppressed steps recover more slowly in it.",
      "type": "boolean"
     },
     "water": {
      "description": "Whether it is water that ships sail and no way crosses.",
      "type": "boolean"
     },
     "frozenDefenceShift": {
      "description": "Combat shift while the weather freezes it, -9 to 0 columns; without it `defenceShift` counts.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "shiftIgnoredBy": {
      "description": "Classes of movement whose attackers ignore the shift.",
      "type": "array",
      "items": {
       "$ref": "parts.schema.json#/definitions/movementClass"
      },
      "minItems": 1,
      "maxItems": 5
     },
     "artillery": {
      "description": "How artillery fires into it: fully, not at those entrenched in it, or never.",
      "enum": [
       "full",
       "not-entrenched",
       "never"
      ]
     },
     "coverThaws": {
      "description": "Whether frost lifts what `artillery` and `feintCover` say.",
      "type": "boolean"
     },
     "fireCover": {
      "description": "Cover against suppressive fire: none, for the entrenched only, or the best.",
      "enum": [
       "none",
       "entrenched",
       "best"
      ]
     },
     "feintCover": {
      "description": "Whether a feint suppresses one step only.",
      "type": "boolean"
     },
     "airCover": {
      "description": "Whether aircraft and ships strike worse here.",
      "type": "boolean"
     },
     "counterattack": {
      "description": "Whether a unit here may be ordered to counterattack.",
      "type": "boolean"
     },
     "landing": {
      "description": "Whether boats land, paratroops drop and prepared crossings lead here.",
      "type": "boolean"
     },
     "stragglers": {
      "description": "Whether stragglers may be here.",
      "type": "boolean"
     },
     "limitsSight": {
      "description": "Whether nobody looks farther into it than the usual sight.",
      "type": "boolean"
     },
     "ruin": {
      "description": "Id of the terrain that shells and bombs make of it.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "terrain"
     }
    },
    "required": [
     "name",
     "sign",
     "description",
     "look",
     "cost",
     "defenceShift",
     "armourShift",
     "armourPenalty",
     "fedFromNextHex",
     "disruption",
     "city",
     "hub",
     "slowRecovery",
     "water",
     "artillery",
     "coverThaws",
     "fireCover",
     "feintCover",
     "airCover",
     "counterattack",
     "landing",
     "stragglers",
     "limitsSight"
    ],
    "additionalProperties": false
   }
  }
 },
 "tutorial": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/tutorial.schema.json",
  "title": "TutorialFile",
  "description": "A tutorial on a scenario: tasks that read what the player has done, and advice for the rest of the battle.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "tutorial"
   },
   "side": {
    "description": "The side that it teaches; its id.",
    "$ref": "../common.schema.json#/definitions/id",
    "refers": "side"
   },
   "opponent": {
    "description": "Who leads the other side in a first game: `planner` plays well, `random` is for beginners.",
    "enum": [
     "planner",
     "random"
    ],
    "default": "planner"
   },
   "steps": {
    "description": "The steps, in order.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/step"
    },
    "minItems": 1,
    "maxItems": 12
   },
   "advice": {
    "description": "What to do after the last task: the first one that fits the position is shown.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/advice"
    },
    "minItems": 0,
    "maxItems": 60
   }
  },
  "required": [
   "kind",
   "side",
   "steps"
  ],
  "additionalProperties": false,
  "definitions": {
   "step": {
    "title": "TutorialStep",
    "description": "A step: what it teaches, and its tasks.",
    "type": "object",
    "properties": {
     "title": {
      "description": "What it teaches, in a word or two.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "tasks": {
      "description": "Its tasks, in order.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/task"
      },
      "minItems": 1,
      "maxItems": 20
     }
    },
    "required": [
     "title",
     "tasks"
    ],
    "additionalProperties": false
   },
   "task": {
    "title": "TutorialTask",
    "description": "One thing to do.",
    "type": "object",
    "properties": {
     "say": {
      "description": "What to do and why, in plain words.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "show": {
      "description": "A hex or a unit to point at.",
      "$ref": "#/definitions/pointer"
     },
     "done": {
      "description": "The task is done when all of this holds.",
      "$ref": "#/definitions/condition"
     },
     "skip": {
      "description": "The task is left out when all of this holds.",
      "$ref": "#/definitions/condition"
     }
    },
    "required": [
     "say",
     "done"
    ],
    "additionalProperties": false
   },
   "advice": {
    "title": "TutorialAdvice",
    "description": "What to do in a position.",
    "type": "object",
    "properties": {
     "say": {
      "description": "What to do and why, in plain words.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "show": {
      "description": "A hex or a unit to point at.",
      "$ref": "#/definitions/pointer"
     },
     "when": {
      "description": "It is shown while all of this holds.",
      "$ref": "#/definitions/condition"
     }
    },
    "required": [
     "say",
     "when"
    ],
    "additionalProperties": false
   },
   "pointer": {
    "title": "TutorialPointer",
    "description": "A hex or a unit: one of both.",
    "type": "object",
    "minProperties": 1,
    "maxProperties": 1,
    "properties": {
     "unit": {
      "description": "A unit; its id.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "hex": {
      "description": "A hex.",
      "$ref": "../common.schema.json#/definitions/hex"
     }
    },
    "additionalProperties": false
   },
   "condition": {
    "title": "TutorialCondition",
    "description": "Facts about the game; all that are given must hold.",
    "type": "object",
    "minProperties": 1,
    "properties": {
     "selected": {
      "description": "This unit is selected.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "headquarters": {
      "description": "A headquarters of the side is selected.",
      "const": true
     },
     "shown": {
      "description": "This layer of the map is shown.",
      "enum": [
       "supply",
       "zones"
      ]
     },
     "moved": {
      "description": "This unit has moved in the battle.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "moves": {
      "description": "So many moves have been made by the side.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "fights": {
      "description": "So many fights have been begun by the side.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "orders": {
      "description": "So many orders have been given by its headquarters.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "strikes": {
      "description": "So many strikes have been flown or fired.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "turn": {
      "description": "This turn has come, or a later one.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "before": {
      "description": "This turn has not come yet.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "holds": {
      "description": "The side holds this hex.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "lacks": {
      "description": "The side does not hold this hex.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "arrived": {
      "description": "This unit has come to the map.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "waits": {
      "description": "This unit can be brought on now.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "gone": {
      "description": "This unit is destroyed.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "targets": {
      "description": "At least so many attacks are possible now.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "able": {
      "description": "At least so many units can still move or attack.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "spent": {
      "description": "No unit can move or attack any more.",
      "const": true
     }
    },
    "additionalProperties": false
   }
  }
 },
 "units": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/units.schema.json",
  "title": "UnitsFile",
  "description": "Unit types.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "units"
   },
   "entries": {
    "description": "Unit types by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "unit-type"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "UnitTypeEntry",
    "description": "A unit type.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is good for, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "nation": {
      "description": "Id of its nation.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation",
      "figure": "nation"
     },
     "kind": {
      "description": "What its steps are.",
      "enum": [
       "infantry",
       "mechanised",
       "armour"
      ],
      "figure": "kind"
     },
     "symbol": {
      "description": "Standard symbol: function of the unit.",
      "enum": [
       "infantry",
       "mechanised",
       "armour",
       "airborne",
       "mountain",
       "cavalry",
       "security",
       "motorised"
      ]
     },
     "echelon": {
      "description": "Size, drawn above the symbol.",
      "enum": [
       "brigade",
       "division",
       "corps"
      ],
      "figure": "size"
     },
     "attack": {
      "description": "Attack per active step, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "figure": "attack"
     },
     "defence": {
      "description": "Defence per active step, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "figure": "defence"
     },
     "movement": {
      "description": "Movement points per turn, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "figure": "moves"
     },
     "extendedMovement": {
      "description": "Movement points of an extended move, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "figure": "extended"
     },
     "movementClass": {
      "description": "How it moves.",
      "enum": [
       "infantry",
       "mountain",
       "cavalry",
       "mobile"
      ],
      "figure": "moves as"
     },
     "armour": {
      "title": "UnitArmour",
      "description": "Armour.",
      "type": "object",
      "properties": {
       "points": {
        "description": "Armour points per active step, 0 to 20.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20,
        "figure": "armour"
       },
       "counts": {
        "description": "When they count.",
        "enum": [
         "never",
         "defence",
         "always"
        ]
       }
      },
      "required": [
       "points",
       "counts"
      ],
      "additionalProperties": false
     },
     "maxSteps": {
      "description": "Most steps, when less than the nation's, 1 to 12.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "slots": {
      "description": "Specialists that it can take, when not as many as the nation's units, 0 to 6.",
      "type": "integer",
      "minimum": 0,
      "maximum": 6
     }
    },
    "required": [
     "name",
     "description",
     "nation",
     "kind",
     "symbol",
     "echelon",
     "attack",
     "defence",
     "movement",
     "extendedMovement",
     "movementClass",
     "armour"
    ],
    "additionalProperties": false
   }
  }
 },
 "victory": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/victory.schema.json",
  "title": "VictoryFile",
  "description": "What victory is counted by.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "victory"
   },
   "prestige": {
    "description": "Prestige for a primary objective taken on time, one turn late, and later.",
    "type": "array",
    "items": {
     "description": "Prestige, 0 to 1000.",
     "type": "integer",
     "minimum": 0,
     "maximum": 1000
    },
    "minItems": 3,
    "maxItems": 3,
    "tsType": "[number, number, number]"
   },
   "score": {
    "description": "Score likewise; the last is for anything later.",
    "type": "array",
    "items": {
     "description": "Score, 0 to 1000.",
     "type": "integer",
     "minimum": 0,
     "maximum": 1000
    },
    "minItems": 1,
    "maxItems": 10
   },
   "scoreStepLost": {
    "description": "Score for an own step killed, -1000 to 0.",
    "type": "integer",
    "minimum": -1000,
    "maximum": 0
   },
   "heldToEnd": {
    "description": "Turns that all primary objectives must have been held before a side may end the game, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   },
   "scorePrisoner": {
    "description": "Score for a prisoner, 0 to 1000.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
   },
   "scoreRuinedCity": {
    "description": "Score for a city that a side ruins itself, -1000 to 0.",
    "type": "integer",
    "minimum": -1000,
    "maximum": 0
   },
   "scoreDestroyedBridge": {
    "description": "Score for a bridge that a side destroys itself, -1000 to 0.",
    "type": "integer",
    "minimum": -1000,
    "maximum": 0
   }
  },
  "required": [
   "kind",
   "prestige",
   "score",
   "scoreStepLost",
   "heldToEnd",
   "scorePrisoner",
   "scoreRuinedCity",
   "scoreDestroyedBridge"
  ],
  "additionalProperties": false
 },
 "ways": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/ways.schema.json",
  "title": "WaysFile",
  "description": "The table of roads, tracks and railways.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "ways"
   },
   "entries": {
    "description": "Kinds of way by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "way"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 8
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "WayEntry",
    "description": "A kind of way.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "cost": {
      "description": "Movement points per hex along it, 1 to 3.",
      "type": "integer",
      "minimum": 1,
      "maximum": 3,
      "figure": "cost"
     },
     "carriesSupply": {
      "description": "Whether supply runs along it without limit.",
      "type": "boolean",
      "figure": "carries supply"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "paved",
       "track",
       "rail"
      ]
     }
    },
    "required": [
     "name",
     "description",
     "cost",
     "carriesSupply",
     "look"
    ],
    "additionalProperties": false
   }
  }
 },
 "weather": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "operational/weather.schema.json",
  "title": "WeatherFile",
  "description": "The weather table.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "weather"
   },
   "entries": {
    "description": "Kinds of weather by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "weather"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "WeatherEntry",
    "description": "A kind of weather.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "look": {
      "description": "How the map is tinted.",
      "enum": [
       "dry",
       "mud",
       "snow"
      ]
     },
     "hindersAircraft": {
      "description": "Whether aircraft and ships strike worse in it.",
      "type": "boolean",
      "figure": "hinders aircraft"
     },
     "snow": {
      "description": "Whether ski troops are at home in it.",
      "type": "boolean"
     },
     "combatShift": {
      "description": "Combat shift on every attack, -9 to 9 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 9,
      "figure": "combat"
     },
     "costSteps": {
      "title": "CostSteps",
      "description": "How terrain gets dearer.",
      "type": "object",
      "properties": {
       "other": {
        "description": "Steps along the ladder 1, 2, 3, A, X for terrain that is not named.",
        "type": "integer",
        "minimum": -4,
        "maximum": 4
       },
       "terrain": {
        "description": "Steps by terrain id, instead of `other`.",
        "type": "object",
        "propertyNames": {
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "terrain"
        },
        "additionalProperties": {
         "description": "Steps along the ladder 1, 2, 3, A, X; negative is cheaper.",
         "type": "integer",
         "minimum": -4,
         "maximum": 4
        },
        "maxProperties": 50
       },
       "mobile": {
        "description": "Steps by terrain id for mobile units only, instead of `terrain`.",
        "type": "object",
        "propertyNames": {
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "terrain"
        },
        "additionalProperties": {
         "description": "Steps along the ladder 1, 2, 3, A, X; negative is cheaper.",
         "type": "integer",
         "minimum": -4,
         "maximum": 4
        },
        "maxProperties": 50
       }
      },
      "required": [
       "other",
       "terrain",
       "mobile"
      ],
      "additionalProperties": false
     },
     "freezes": {
      "description": "Ids of terrain that freezes.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "terrain"
      },
      "minItems": 0,
      "maxItems": 50
     },
     "closedWays": {
      "description": "Ids of ways that cannot be used anywhere.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "way"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "closedWaysOn": {
      "description": "By id of a way: ids of terrain on which it cannot be used.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "way"
      },
      "additionalProperties": {
       "description": "Terrain ids.",
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "terrain"
       },
       "minItems": 0,
       "maxItems": 50
      },
      "maxProperties": 20
     },
     "disruption": {
      "title": "WeatherDisruption",
      "description": "Supply lost per hex, in per cent.",
      "type": "object",
      "properties": {
       "offWay": {
        "description": "Away from ways.",
        "$ref": "../common.schema.json#/definitions/percent"
       },
       "onWay": {
        "description": "Along ways.",
        "$ref": "../common.schema.json#/definitions/percent"
       }
      },
      "required": [
       "offWay",
       "onWay"
      ],
      "additionalProperties": false
     }
    },
    "required": [
     "name",
     "description",
     "look",
     "combatShift",
     "costSteps",
     "freezes",
     "closedWays",
     "closedWaysOn",
     "disruption",
     "hindersAircraft",
     "snow"
    ],
    "additionalProperties": false
   }
  }
 }
}
