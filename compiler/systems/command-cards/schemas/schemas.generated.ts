// Generated from *.schema.json by `npm run generate`. Do not edit.
/** The authored schemas by file name without its ending. */
export const schemas: Readonly<Record<string, unknown>> = {
 "boards": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/boards.schema.json",
  "title": "BoardsFile",
  "description": "The boards on which scenarios are laid out.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "boards"
   },
   "entries": {
    "description": "Boards by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "board"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 20
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "BoardEntry",
    "description": "A board.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is for, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "width": {
      "description": "Hexes in its first row, 3 to 60. Every second row has one hex less.",
      "type": "integer",
      "minimum": 3,
      "maximum": 60,
      "figure": "wide"
     },
     "height": {
      "description": "Rows, 3 to 60.",
      "type": "integer",
      "minimum": 3,
      "maximum": 60,
      "figure": "high"
     },
     "borders": {
      "description": "Where the middle section begins and ends, counted in half hexes from the west. A hex on a border is in both sections beside it.",
      "type": "array",
      "items": {
       "description": "Half hexes from the west, 0 to 120.",
       "type": "integer",
       "minimum": 0,
       "maximum": 120
      },
      "minItems": 2,
      "maxItems": 2,
      "tsType": "[number, number]"
     }
    },
    "required": [
     "name",
     "description",
     "width",
     "height",
     "borders"
    ],
    "additionalProperties": false
   }
  }
 },
 "cards": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/cards.schema.json",
  "title": "CardsFile",
  "description": "The command cards, and how many of each are in which deck.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "cards"
   },
   "entries": {
    "description": "Cards by id. Players see them in this order.",
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
    "description": "A command card.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "text": {
      "description": "What it does, as it stands on the card.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "rule": {
      "description": "The rule that describes it, such as `C2`.",
      "$ref": "../common.schema.json#/definitions/ruleName"
     },
     "class": {
      "description": "section: its orders are bound to sections of the board. tactic: any other.",
      "enum": [
       "section",
       "tactic"
      ],
      "figure": "class"
     },
     "copies": {
      "description": "How many there are in each deck, by the id of the deck.",
      "type": "object",
      "propertyNames": {
       "$ref": "../common.schema.json#/definitions/id",
       "defines": "deck"
      },
      "additionalProperties": {
       "description": "Copies, 0 to 40.",
       "type": "integer",
       "minimum": 0,
       "maximum": 40
      },
      "minProperties": 1,
      "maxProperties": 10,
      "figure": "copies"
     },
     "orders": {
      "description": "Lines of orders. A unit is ordered by one of them.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/slot"
      },
      "minItems": 0,
      "maxItems": 6
     },
     "otherwise": {
      "description": "Lines in their place when no unit fits them. The rest of the card does nothing then.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/slot"
      },
      "minItems": 1,
      "maxItems": 6
     },
     "movement": {
      "title": "CardMovement",
      "description": "How ordered units move, where it is not as usual.",
      "type": "object",
      "properties": {
       "hexes": {
        "description": "Most hexes of a move, 0 to 20.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20
       },
       "battlesAfter": {
        "description": "Most hexes after which a unit may still battle, 0 to 20.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20
       },
       "again": {
        "description": "Most hexes of a second move after battling, 1 to 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 20
       },
       "ignoresTerrain": {
        "description": "Whether ground that does not bar them has no effect on their moves. Default: false.",
        "type": "boolean",
        "default": false
       }
      },
      "additionalProperties": false
     },
     "battle": {
      "title": "CardBattle",
      "description": "How ordered units battle, where it is not as usual.",
      "type": "object",
      "properties": {
       "dice": {
        "description": "Dice more, 1 to 9.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       },
       "diceIn": {
        "description": "The battles in which they are rolled. Default: all.",
        "enum": [
         "close",
         "fire"
        ]
       },
       "only": {
        "description": "The only battles that are allowed: close assaults, fire, or none.",
        "enum": [
         "close",
         "fire",
         "none"
        ]
       },
       "times": {
        "description": "Battles of a unit that does not move, 2 to 9.",
        "type": "integer",
        "minimum": 2,
        "maximum": 9
       }
      },
      "additionalProperties": false
     },
     "strike": {
      "title": "CardStrike",
      "description": "A roll against enemy units without any unit of one’s own.",
      "type": "object",
      "properties": {
       "targets": {
        "description": "Most targets, 1 to 9. Each must be beside another one.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       },
       "dice": {
        "description": "Dice against each target: of a side that flies well, and of one that does not.",
        "type": "array",
        "items": {
         "description": "Dice, 1 to 9.",
         "type": "integer",
         "minimum": 1,
         "maximum": 9
        },
        "minItems": 2,
        "maxItems": 2,
        "tsType": "[number, number]"
       },
       "hits": {
        "description": "Faces that hit beside those that hit the target anyway.",
        "$ref": "parts.schema.json#/definitions/faceList"
       },
       "ignorable": {
        "description": "Whether flags can be ignored.",
        "type": "boolean"
       }
      },
      "required": [
       "targets",
       "dice",
       "hits",
       "ignorable"
      ],
      "additionalProperties": false
     },
     "rolls": {
      "description": "A roll of as many dice as there are cards in hand with this one: for figures that come back, or for who is ordered.",
      "enum": [
       "recovery",
       "orders"
      ]
     },
     "echoes": {
      "description": "Whether it plays the enemy’s last card again, left and right exchanged. Default: false.",
      "type": "boolean",
      "default": false
     },
     "reacts": {
      "description": "Whether it is played in the enemy’s turn, before the dice of a close assault. Default: false.",
      "type": "boolean",
      "default": false
     },
     "digs": {
      "description": "Id of the obstacle that each ordered unit gets in place of moving and battling.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "obstacle"
     },
     "draws": {
      "title": "CardDraws",
      "description": "Cards drawn at the end of the turn, in place of one.",
      "type": "object",
      "properties": {
       "take": {
        "description": "Drawn, 1 to 5.",
        "type": "integer",
        "minimum": 1,
        "maximum": 5
       },
       "keep": {
        "description": "Kept of these, 1 to 5.",
        "type": "integer",
        "minimum": 1,
        "maximum": 5
       }
      },
      "required": [
       "take",
       "keep"
      ],
      "additionalProperties": false
     },
     "reshuffles": {
      "description": "Whether the discarded cards go back into the deck afterwards. Default: false.",
      "type": "boolean",
      "default": false
     },
     "asStrike": {
      "description": "Id of the card as which it may be played where the scenario allows strikes from the air.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "direct": {
      "description": "Whether nations whose cards wait play it at once. Default: false.",
      "type": "boolean",
      "default": false
     },
     "grows": {
      "description": "Whether nations with extra orders order more units with it. Default: false.",
      "type": "boolean",
      "default": false
     },
     "reinforces": {
      "description": "Whether it may bring a reserve to an airfield for one of its orders. Default: false.",
      "type": "boolean",
      "default": false
     },
     "builds": {
      "description": "Whether a bridge of boats may be built with it in place of its orders. Default: false.",
      "type": "boolean",
      "default": false
     }
    },
    "required": [
     "name",
     "text",
     "rule",
     "class",
     "copies",
     "orders"
    ],
    "additionalProperties": false
   },
   "slot": {
    "title": "OrderLine",
    "description": "A line of orders: which units may be ordered by it.",
    "type": "object",
    "properties": {
     "section": {
      "description": "The section where they are: `chosen` is named when the card is played. Default: anywhere.",
      "enum": [
       "left",
       "centre",
       "right",
       "chosen"
      ]
     },
     "kinds": {
      "description": "Their kinds. Default: any.",
      "type": "array",
      "items": {
       "$ref": "parts.schema.json#/definitions/kind"
      },
      "minItems": 1,
      "maxItems": 3
     },
     "count": {
      "description": "How many, 1 to 20. Default: all that there are.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     },
     "beside": {
      "description": "true: only units beside an enemy; false: only units that are not. Default: both.",
      "type": "boolean"
     }
    },
    "additionalProperties": false
   }
  }
 },
 "dice": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/dice.schema.json",
  "title": "DiceFile",
  "description": "The dice of the system.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "dice"
   },
   "faces": {
    "title": "DieSides",
    "description": "How many sides of a die show each face, 0 to 20. Together they are its sides.",
    "type": "object",
    "properties": {
     "infantry": {
      "description": "Sides that show the sign of infantry, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "armour": {
      "description": "Sides that show the sign of armour, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "grenade": {
      "description": "Sides that show a grenade, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "star": {
      "description": "Sides that show a star, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "flag": {
      "description": "Sides that show a flag, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     }
    },
    "required": [
     "infantry",
     "armour",
     "grenade",
     "star",
     "flag"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "kind",
   "faces"
  ],
  "additionalProperties": false
 },
 "example": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/example.schema.json",
  "title": "ExampleBlock",
  "description": "A worked example of the rulebook. It is played on the engine when the rulebook is built, and must come out as it says.",
  "type": "object",
  "properties": {
   "title": {
    "description": "What it shows.",
    "$ref": "../common.schema.json#/definitions/name"
   },
   "rules": {
    "description": "Ids of the rules that it shows, such as C14.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/ruleName"
    },
    "minItems": 1,
    "maxItems": 20
   },
   "map": {
    "description": "One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more and have one sign less. `-` is off the board. A map of equally long rows is fine too.",
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
   },
   "borders": {
    "description": "Where the middle section begins and ends, in half hexes from the west. Default: thirds of the map.",
    "type": "array",
    "items": {
     "description": "Half hexes from the west, 0 to 120.",
     "type": "integer",
     "minimum": 0,
     "maximum": 120
    },
    "minItems": 2,
    "maxItems": 2
   },
   "obstacles": {
    "description": "What lies on hexes beside their terrain; `by` is `first` or `second`, the side that built it.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/obstacle"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "ways": {
    "description": "Roads and railways.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/way"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "ends": {
    "description": "Hexsides through which ground with open ends is entered and left.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "mines": {
    "description": "Values of minefields that are no secret any more, by hex name.",
    "type": "object",
    "propertyNames": {
     "$ref": "#/definitions/hexKey"
    },
    "additionalProperties": {
     "description": "Dice, 0 to 9.",
     "type": "integer",
     "minimum": 0,
     "maximum": 9
    },
    "maxProperties": 20
   },
   "nations": {
    "description": "The nations of the sides. Default: american and german.",
    "type": "array",
    "items": {
     "description": "Id of a nation.",
     "$ref": "../common.schema.json#/definitions/id",
     "refers": "nation"
    },
    "minItems": 2,
    "maxItems": 2
   },
   "edges": {
    "description": "The edges from which the sides come. Default: south and north.",
    "type": "array",
    "items": {
     "description": "An edge of the board.",
     "enum": [
      "north",
      "south"
     ]
    },
    "minItems": 2,
    "maxItems": 2
   },
   "hands": {
    "description": "Cards in hand by side, beside the card in play and one that waits. A side may hold as many as that together. Default: none.",
    "type": "array",
    "items": {
     "description": "Of one side.",
     "type": "array",
     "items": {
      "description": "Id.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "minItems": 0,
     "maxItems": 12
    },
    "minItems": 2,
    "maxItems": 2
   },
   "waiting": {
    "description": "The card that waits for its turn, by side; `none` for none.",
    "type": "array",
    "items": {
     "description": "Id of a card, or `none`.",
     "$ref": "../common.schema.json#/definitions/id",
     "refers": "card"
    },
    "minItems": 2,
    "maxItems": 2
   },
   "last": {
    "description": "Id of the card that the enemy of the active side has played last.",
    "$ref": "../common.schema.json#/definitions/id",
    "refers": "card"
   },
   "deck": {
    "description": "Cards in the deck. Default: all of the standard deck that are not in a hand.",
    "type": "array",
    "items": {
     "description": "Id.",
     "$ref": "../common.schema.json#/definitions/id",
     "refers": "card"
    },
    "minItems": 0,
    "maxItems": 100
   },
   "discarded": {
    "description": "Cards in the discard pile. Default: none.",
    "type": "array",
    "items": {
     "description": "Id.",
     "$ref": "../common.schema.json#/definitions/id",
     "refers": "card"
    },
    "minItems": 0,
    "maxItems": 100
   },
   "winAt": {
    "description": "Medals that win, 1 to 30. Default: 6.",
    "type": "integer",
    "minimum": 1,
    "maximum": 30,
    "default": 6
   },
   "won": {
    "description": "Medals that the sides have won so far. Default: none.",
    "type": "array",
    "items": {
     "description": "Medals of one side, 0 to 29.",
     "type": "integer",
     "minimum": 0,
     "maximum": 29
    },
    "minItems": 2,
    "maxItems": 2
   },
   "medals": {
    "description": "Places that are worth medals; their sides are `first` and `second`.",
    "type": "array",
    "items": {
     "$ref": "scenario.schema.json#/definitions/medal"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "special": {
    "description": "Special rules; their sides are `first` and `second`.",
    "$ref": "scenario.schema.json#/definitions/special"
   },
   "turn": {
    "description": "The turn, 1 to 100. Default: 1.",
    "type": "integer",
    "minimum": 1,
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
   "phase": {
    "description": "What is decided now. Default: what the first action belongs to; without one move for a question about movement, else battle.",
    "enum": [
     "play",
     "aim",
     "order",
     "move",
     "battle",
     "react",
     "retreat",
     "advance",
     "overrun",
     "second",
     "discard",
     "keep",
     "announce"
    ]
   },
   "card": {
    "description": "Id of the card in play; in the phase order its orders are still to be given. Default: none; ordered units then act as usual.",
    "$ref": "../common.schema.json#/definitions/id",
    "refers": "card"
   },
   "section": {
    "description": "The section that was named with it.",
    "enum": [
     "left",
     "centre",
     "right"
    ]
   },
   "visibility": {
    "description": "How far units see at night, 0 to 20. Default: 0, which is day.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20,
    "default": 0
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
   "explain": {
    "title": "ExplainBlock",
    "description": "A number that the game explains: one of these.",
    "type": "object",
    "properties": {
     "dice": {
      "title": "DiceQuestion",
      "description": "The dice of a battle.",
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
      "description": "A move.",
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
     "flags": {
      "title": "FlagsQuestion",
      "description": "Flags that a unit may ignore.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "unit"
       }
      },
      "required": [
       "unit"
      ],
      "additionalProperties": false
     },
     "medals": {
      "title": "MedalsQuestion",
      "description": "The medals of a side.",
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
    "title": "ForecastBlock",
    "description": "A battle whose forecast is asked for.",
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
    "description": "The rolls that `do` needs, in order: a face for a die, a number from 0 for any other draw.",
    "type": "array",
    "items": {
     "description": "A face of a die, or a number.",
     "type": [
      "string",
      "integer"
     ],
     "pattern": "^(infantry|armour|grenade|star|flag)$",
     "minimum": 0,
     "maximum": 1000000,
     "form": "a face out of infantry, armour, grenade, star and flag, or a number"
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
     "nation": {
      "description": "Id of its nation. Default: that of its side.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation"
     },
     "hex": {
      "description": "Where it stands. A unit has this or `reserve`.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "figures": {
      "description": "Figures now, 1 to 9. Default: those of its type.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "reserve": {
      "description": "How it comes in from the reserve.",
      "enum": [
       "airfield",
       "train",
       "paradrop"
      ]
     },
     "leader": {
      "description": "Whether a leader is with it. Default: false.",
      "type": "boolean",
      "default": false
     },
     "camouflaged": {
      "description": "Whether it is camouflaged. Default: false.",
      "type": "boolean",
      "default": false
     },
     "boat": {
      "description": "Whether it has a boat. Default: false.",
      "type": "boolean",
      "default": false
     },
     "ordered": {
      "description": "Whether it is ordered. Default: in the phases move and battle true for all units of the side whose turn it is, else false.",
      "type": "boolean"
     }
    },
    "required": [
     "id",
     "side",
     "type"
    ],
    "additionalProperties": false
   },
   "action": {
    "title": "ExampleAction",
    "description": "One action by its type, with the fields that it has in the engine.",
    "type": "object",
    "properties": {
     "play": {
      "description": "A card is played.",
      "$ref": "#/definitions/actionFields"
     },
     "prepare": {
      "description": "A card is put down for the next turn.",
      "$ref": "#/definitions/actionFields"
     },
     "blow": {
      "description": "A card is given for blowing up a bridge.",
      "$ref": "#/definitions/actionFields"
     },
     "bridge": {
      "description": "A card is given for a bridge of boats.",
      "$ref": "#/definitions/actionFields"
     },
     "smoke": {
      "description": "A smoke screen is laid.",
      "$ref": "#/definitions/actionFields"
     },
     "aim": {
      "description": "A target is named.",
      "$ref": "#/definitions/actionFields"
     },
     "order": {
      "description": "A unit is ordered.",
      "$ref": "#/definitions/actionFields"
     },
     "land": {
      "description": "A reserve comes in.",
      "$ref": "#/definitions/actionFields"
     },
     "recover": {
      "description": "A unit recovers figures in place of acting.",
      "$ref": "#/definitions/actionFields"
     },
     "move": {
      "description": "A unit moves.",
      "$ref": "#/definitions/actionFields"
     },
     "attack": {
      "description": "A unit battles.",
      "$ref": "#/definitions/actionFields"
     },
     "clear": {
      "description": "A unit takes an obstacle away.",
      "$ref": "#/definitions/actionFields"
     },
     "seal": {
      "description": "A unit tries to seal a cave.",
      "$ref": "#/definitions/actionFields"
     },
     "ignore": {
      "description": "Flags are ignored.",
      "$ref": "#/definitions/actionFields"
     },
     "retreat": {
      "description": "A unit retreats into a hex.",
      "$ref": "#/definitions/actionFields"
     },
     "follow": {
      "description": "A unit goes on after taking ground.",
      "$ref": "#/definitions/actionFields"
     },
     "discard": {
      "description": "A card is given up.",
      "$ref": "#/definitions/actionFields"
     },
     "keep": {
      "description": "A drawn card is kept.",
      "$ref": "#/definitions/actionFields"
     },
     "announce": {
      "description": "A card is laid open for the next turn.",
      "$ref": "#/definitions/actionFields"
     },
     "spring": {
      "description": "The ambush is sprung: write `spring: true`.",
      "const": true
     },
     "advance": {
      "description": "The unit takes the ground: write `advance: true`.",
      "const": true
     },
     "done": {
      "description": "The side is done with what it decides: write `done: true`.",
      "const": true
     }
    },
    "additionalProperties": false,
    "minProperties": 1,
    "maxProperties": 1
   },
   "actionFields": {
    "title": "ActionFields",
    "description": "The fields of an action; which of them it needs is the verb’s.",
    "type": "object",
    "properties": {
     "card": {
      "description": "Id of the card.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "section": {
      "description": "The section that is named with a card.",
      "enum": [
       "left",
       "centre",
       "right"
      ]
     },
     "strike": {
      "description": "Whether the card is played as a strike from the air. Default: false.",
      "type": "boolean",
      "default": false
     },
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
      "description": "The hex to which it leads.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "hex": {
      "description": "The hex that it is about.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "count": {
      "description": "How many flags, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "shape": {
      "description": "The shape of a smoke screen, by its number, 0 to 99.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
     }
    },
    "additionalProperties": false
   },
   "expectation": {
    "title": "Expectation",
    "description": "What must come of it.",
    "type": "object",
    "properties": {
     "value": {
      "description": "The explained number: dice, hexes, flags or medals. Compared to as many decimals as are written.",
      "type": "number",
      "minimum": -1000,
      "maximum": 1000
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
       "minimum": -1000,
       "maximum": 1000
      },
      "maxProperties": 40
     },
     "legal": {
      "description": "Whether the action is legal.",
      "type": "boolean"
     },
     "reason": {
      "description": "Why it is not: what the game says.",
      "type": "string",
      "minLength": 1,
      "maxLength": 400
     },
     "dice": {
      "description": "Dice that the forecast tells, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "hits": {
      "description": "Hits that it expects. Compared to as many decimals as are written.",
      "type": "number",
      "minimum": 0,
      "maximum": 20
     },
     "kill": {
      "description": "Chance that the target is destroyed, in per cent, rounded.",
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
     "obstacles": {
      "description": "Obstacles by hex name: their id, or `none`.",
      "type": "object",
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      },
      "additionalProperties": {
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "obstacle"
      },
      "maxProperties": 100
     },
     "medals": {
      "description": "Medals. A pair: the first side’s and the second side’s.",
      "type": "array",
      "items": {
       "description": "Medals of one side.",
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "minItems": 2,
      "maxItems": 2
     },
     "hands": {
      "description": "Cards in hand by side.",
      "type": "array",
      "items": {
       "description": "Of one side.",
       "type": "array",
       "items": {
        "description": "Id.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "card"
       },
       "minItems": 0,
       "maxItems": 20
      },
      "minItems": 2,
      "maxItems": 2
     },
     "handSizes": {
      "description": "How many cards each side holds.",
      "type": "array",
      "items": {
       "description": "Cards of one side.",
       "type": "integer",
       "minimum": 0,
       "maximum": 20
      },
      "minItems": 2,
      "maxItems": 2
     },
     "discarded": {
      "description": "Cards in the discard pile.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "card"
      },
      "minItems": 0,
      "maxItems": 100
     },
     "sight": {
      "description": "Whether the first unit of the example sees hexes, by hex name.",
      "type": "object",
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      },
      "additionalProperties": {
       "description": "Whether it sees the hex.",
       "type": "boolean"
      },
      "maxProperties": 100
     },
     "smoke": {
      "description": "Turns for which smoke still stands, by hex name.",
      "type": "object",
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      },
      "additionalProperties": {
       "description": "Turns, 0 to 9.",
       "type": "integer",
       "minimum": 0,
       "maximum": 9
      },
      "maxProperties": 40
     },
     "visibility": {
      "description": "How far units see at night, 0 to 20; 0 is day.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "phase": {
      "description": "What is decided now.",
      "enum": [
       "play",
       "aim",
       "order",
       "move",
       "battle",
       "react",
       "retreat",
       "advance",
       "overrun",
       "second",
       "discard",
       "keep",
       "announce"
      ]
     },
     "turn": {
      "description": "The turn, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "side": {
      "description": "Who decides now, 1 or 2.",
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
     "undo": {
      "description": "Whether the last action can be taken back.",
      "type": "boolean"
     }
    },
    "additionalProperties": false
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
     "place": {
      "description": "Where it is.",
      "enum": [
       "board",
       "destroyed",
       "reserve",
       "exited"
      ]
     },
     "figures": {
      "description": "Figures, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "ordered": {
      "description": "Whether it is ordered.",
      "type": "boolean"
     },
     "leader": {
      "description": "Whether a leader is with it.",
      "type": "boolean"
     },
     "camouflaged": {
      "description": "Whether it is camouflaged.",
      "type": "boolean"
     },
     "boat": {
      "description": "Whether it has a boat.",
      "type": "boolean"
     },
     "prisoners": {
      "description": "Whether it has freed prisoners with it.",
      "type": "boolean"
     },
     "equipment": {
      "description": "Whether it has captured equipment.",
      "type": "boolean"
     },
     "markers": {
      "description": "Markers with which it has zeroed in on a target, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     }
    },
    "additionalProperties": false
   },
   "hexKey": {
    "description": "A hex by its printed name; YAML reads `0201` as the number 201.",
    "type": "string",
    "pattern": "^\\d{3,4}$",
    "form": "a hex name of four digits, column and row, such as 0407",
    "refers": "hex"
   }
  }
 },
 "map": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/map.schema.json",
  "title": "MapFile",
  "description": "The board of a scenario: a grid of signs that a person can read, and lists of what lies and runs on it.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "map"
   },
   "board": {
    "description": "Id in the table of boards.",
    "$ref": "../common.schema.json#/definitions/id",
    "refers": "board"
   },
   "terrain": {
    "description": "One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more and have one sign less. `-` is off the board.",
    "type": "string",
    "minLength": 1,
    "maxLength": 20000
   },
   "obstacles": {
    "description": "What lies on hexes beside their terrain at the start.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/obstacle"
    },
    "minItems": 0,
    "maxItems": 400
   },
   "ways": {
    "description": "Roads and railways.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/way"
    },
    "minItems": 0,
    "maxItems": 400
   },
   "ends": {
    "description": "Hexsides through which ground with open ends is entered and left.",
    "type": "array",
    "items": {
     "$ref": "../common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 400
   },
   "names": {
    "description": "Names of places.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/placeName"
    },
    "minItems": 0,
    "maxItems": 200
   }
  },
  "required": [
   "kind",
   "board",
   "terrain"
  ],
  "additionalProperties": false,
  "definitions": {
   "way": {
    "title": "WayRun",
    "description": "A road or railway.",
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
   "obstacle": {
    "title": "ObstacleRun",
    "description": "Obstacles of one kind.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "Id in the table of obstacles.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "obstacle"
     },
     "by": {
      "description": "Id of the side that built them, for those that serve or harm one side only.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "side"
     },
     "hexes": {
      "description": "The hexes on which they lie. An entry has this or `sides`.",
      "$ref": "../common.schema.json#/definitions/hexes"
     },
     "sides": {
      "description": "Hexes with the hexsides that they guard, for those that protect on their hexsides only.",
      "type": "array",
      "items": {
       "$ref": "../common.schema.json#/definitions/hexsides"
      },
      "minItems": 1,
      "maxItems": 200
     }
    },
    "required": [
     "kind"
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
       "town",
       "water",
       "height",
       "area"
      ]
     },
     "name": {
      "description": "The name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "at": {
      "description": "The hex where it stands.",
      "$ref": "../common.schema.json#/definitions/hex"
     }
    },
    "required": [
     "kind",
     "name",
     "at"
    ],
    "additionalProperties": false
   }
  }
 },
 "nations": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/nations.schema.json",
  "title": "NationsFile",
  "description": "What sets the units and the command of a nation apart.",
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
    "maxProperties": 40
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
    "description": "A nation. What it does not say is as the book has it for everybody.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "adjective": {
      "description": "What its units are called, such as `British`.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "rule": {
      "description": "The rule that describes what is its own, such as `N5`.",
      "$ref": "../common.schema.json#/definitions/ruleName"
     },
     "description": {
      "description": "What sets it apart, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "fliesWell": {
      "description": "Whether its strikes from the air roll the first of their two numbers of dice.",
      "type": "boolean"
     },
     "preparesCards": {
      "description": "Whether its cards wait a turn before they are played. Default: false.",
      "type": "boolean",
      "default": false
     },
     "ignoresFlags": {
      "description": "Flags that its units of each kind ignore. Default: none.",
      "$ref": "parts.schema.json#/definitions/counts"
     },
     "mustIgnore": {
      "description": "Whether they must ignore all flags that they may. Default: false.",
      "type": "boolean",
      "default": false
     },
     "fullStrengthDice": {
      "description": "Dice more in close assault for its infantry at full strength, 0 to 9. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0
     },
     "chargeHexes": {
      "description": "Hexes after which its infantry may still battle in close assault, 0 to 9. Default: as its type.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0
     },
     "extraOrders": {
      "description": "Units more that are ordered with each card that grows, 0 to 9. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0
     },
     "echoBonusAgainst": {
      "description": "Id of the nation against whose echoed card one order more is given.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation"
     },
     "strikesBack": {
      "title": "StrikeBackRules",
      "description": "Its units strike back when they have stood a close assault.",
      "type": "object",
      "properties": {
       "dice": {
        "description": "Dice, 1 to 9.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       },
       "figures": {
        "description": "Figures that must be left, 1 to 9.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       }
      },
      "required": [
       "dice",
       "figures"
      ],
      "additionalProperties": false
     },
     "hand": {
      "title": "NationHand",
      "description": "Cards in hand, in place of what the scenario says.",
      "type": "object",
      "properties": {
       "start": {
        "description": "At the start, 1 to 20. There is one fewer for each lost unit.",
        "type": "integer",
        "minimum": 1,
        "maximum": 20
       },
       "least": {
        "description": "Never fewer than so many, 1 to 20.",
        "type": "integer",
        "minimum": 1,
        "maximum": 20
       }
      },
      "required": [
       "start",
       "least"
      ],
      "additionalProperties": false
     },
     "retreats": {
      "description": "Hexes of a retreat for each flag, in place of what the unit type says: the least, and the most that its owner may choose.",
      "$ref": "parts.schema.json#/definitions/span"
     },
     "secondAssaultDice": {
      "description": "Dice of the second close assault of its infantry, 0 to 9; 0 means that there is none. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0
     }
    },
    "required": [
     "name",
     "adjective",
     "description",
     "fliesWell"
    ],
    "additionalProperties": false
   }
  }
 },
 "obstacles": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/obstacles.schema.json",
  "title": "ObstaclesFile",
  "description": "What can lie on a hex beside its terrain: at most one on each.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "obstacles"
   },
   "entries": {
    "description": "Kinds of obstacle by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "../common.schema.json#/definitions/id",
     "defines": "obstacle"
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
    "title": "ObstacleEntry",
    "description": "A kind of obstacle. What it does not say hinders nobody and helps nobody.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "rule": {
      "description": "The rule that describes it, such as `T3`.",
      "$ref": "../common.schema.json#/definitions/ruleName"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "bunker",
       "hedgehogs",
       "bridge",
       "sandbags",
       "wall",
       "wire",
       "mines",
       "block",
       "teeth",
       "abatis"
      ]
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "like": {
      "description": "Entry of the same table that says everything that this one does not say. Its name, rule and look are its own.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "obstacle"
     },
     "reduction": {
      "description": "Dice fewer for an attacker of each kind. Default: none.",
      "$ref": "parts.schema.json#/definitions/counts",
      "figure": "dice fewer"
     },
     "protects": {
      "description": "When the reduction holds. Default: always.",
      "$ref": "parts.schema.json#/definitions/protects",
      "default": "always"
     },
     "protectsNations": {
      "description": "Ids of the nations whose units alone it protects. Default: all nations.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 1,
      "maxItems": 20
     },
     "shelter": {
      "$ref": "parts.schema.json#/definitions/shelter"
     },
     "closed": {
      "description": "Who cannot enter at all. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds",
      "figure": "closed to"
     },
     "stops": {
      "description": "Who must stop on entering it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "stopsClimbing": {
      "description": "Who must stop on entering it from lower ground. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "stopsLeaving": {
      "description": "Who must stop on the first hex after leaving it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "fromBeside": {
      "description": "Who can enter only when its move began beside it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "mostHexes": {
      "description": "Most hexes of a move that enters it, 1 to 9. Default: no limit.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "climb": {
      "description": "Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.",
      "type": "integer",
      "minimum": 2,
      "maximum": 9
     },
     "face": {
      "$ref": "parts.schema.json#/definitions/steepFace"
     },
     "notFrom": {
      "description": "Ids of terrains from which it cannot be entered. Default: none.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "terrain"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "noBattleEntering": {
      "description": "Who cannot battle in the turn in which it entered. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "battleFromBeside": {
      "description": "Who can battle all the same when its move began beside it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "noBattleLeaving": {
      "description": "Who cannot battle in the turn in which it left. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "noBattle": {
      "description": "Who can never battle from here. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "battleOut": {
      "description": "Dice fewer for a unit of each kind that battles from here. Default: none.",
      "$ref": "parts.schema.json#/definitions/counts"
     },
     "closeOnly": {
      "description": "Who fights from here, and against units here, only in close assault. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "takeGround": {
      "description": "Who can take ground here. Default: everybody who takes ground at all.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "overrun": {
      "description": "Whether an overrun may follow on ground taken here. Default: true.",
      "type": "boolean",
      "default": true
     },
     "advanceFromBeside": {
      "description": "Who takes ground here and overruns only when its move of this turn began beside it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "ignoresFlags": {
      "description": "Flags that an occupant of each kind may ignore; 9 are all. Default: none.",
      "$ref": "parts.schema.json#/definitions/counts"
     },
     "stubborn": {
      "description": "Ids of the nations whose units here must ignore all flags. Default: none.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 1,
      "maxItems": 20
     },
     "lossForFlag": {
      "description": "Who loses a figure for each flag and does not retreat. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "retreatInto": {
      "description": "Whether units can retreat into it. Default: true.",
      "type": "boolean",
      "default": true
     },
     "sight": {
      "description": "Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.",
      "enum": [
       "blocks",
       "blocks-but-level",
       "blocks-in-groups",
       "open"
      ],
      "default": "open"
     },
     "height": {
      "description": "How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.",
      "enum": [
       0,
       1,
       2
      ],
      "default": 0
     },
     "openEnds": {
      "description": "Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.",
      "type": "boolean",
      "default": false
     },
     "connects": {
      "description": "Ids of the terrains from which and to which alone it can be entered and left. Default: all.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "terrain"
      },
      "minItems": 1,
      "maxItems": 60
     },
     "risk": {
      "description": "The roll on entering it; each die with the face costs a figure. Default: no roll.",
      "$ref": "parts.schema.json#/definitions/roll"
     },
     "artilleryRange": {
      "description": "Battle dice by distance of artillery that stands here. Default: those of its type.",
      "$ref": "parts.schema.json#/definitions/dice"
     },
     "boats": {
      "description": "Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.",
      "type": "boolean",
      "default": false
     },
     "tunnels": {
      "description": "Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.",
      "type": "boolean",
      "default": false
     },
     "carries": {
      "description": "Whether it carries whoever crosses, so that the terrain below it is forgotten for movement. Default: false.",
      "type": "boolean",
      "default": false
     },
     "leavesWithOccupant": {
      "description": "Whether it is gone when its occupant leaves, in retreat too. Default: false.",
      "type": "boolean",
      "default": false
     },
     "removedInstead": {
      "description": "Who may take it away in place of battling. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "removedOnEntering": {
      "description": "Who takes it away on entering, and may still battle. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "mined": {
      "description": "Whether hidden mines lie here. Default: false.",
      "type": "boolean",
      "default": false
     }
    },
    "required": [
     "name",
     "rule",
     "look",
     "description"
    ],
    "additionalProperties": false
   }
  }
 },
 "parts": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/parts.schema.json",
  "title": "Parts",
  "description": "Shapes that several kinds of file of this system share.",
  "definitions": {
   "kind": {
    "title": "UnitKind",
    "description": "A kind of unit.",
    "enum": [
     "infantry",
     "armour",
     "artillery"
    ]
   },
   "kinds": {
    "title": "UnitKinds",
    "description": "Kinds of unit, or `all` of them.",
    "type": [
     "string",
     "array"
    ],
    "pattern": "^all$",
    "items": {
     "$ref": "#/definitions/kind"
    },
    "minItems": 0,
    "maxItems": 3,
    "form": "`all`, or a list of infantry, armour and artillery",
    "tsType": "'all' | UnitKind[]"
   },
   "counts": {
    "title": "CountsByKind",
    "description": "A number for each kind of unit, 0 to 9. What is not named is 0.",
    "type": "object",
    "properties": {
     "infantry": {
      "description": "For infantry, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0
     },
     "armour": {
      "description": "For armour, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0
     },
     "artillery": {
      "description": "For artillery, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0
     }
    },
    "additionalProperties": false
   },
   "face": {
    "title": "DieFace",
    "description": "A face of a die.",
    "enum": [
     "infantry",
     "armour",
     "grenade",
     "star",
     "flag"
    ]
   },
   "faceList": {
    "title": "DieFaces",
    "description": "Faces of a die.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/face"
    },
    "minItems": 0,
    "maxItems": 5
   },
   "dice": {
    "title": "DiceByDistance",
    "description": "Battle dice by distance, the first for the next hex: 0 to 9 each.",
    "type": "array",
    "items": {
     "description": "Dice at this distance.",
     "type": "integer",
     "minimum": 0,
     "maximum": 9
    },
    "minItems": 0,
    "maxItems": 12
   },
   "span": {
    "title": "HexSpan",
    "description": "The least and the most hexes, 1 to 9.",
    "type": "array",
    "items": {
     "description": "Hexes.",
     "type": "integer",
     "minimum": 1,
     "maximum": 9
    },
    "minItems": 2,
    "maxItems": 2,
    "tsType": "[number, number]"
   },
   "section": {
    "title": "BoardSection",
    "description": "A section of the board, as the side sees it that plays the card.",
    "enum": [
     "left",
     "centre",
     "right"
    ]
   },
   "protects": {
    "title": "ProtectsWhen",
    "description": "When it protects: always; against attackers who stand lower; against those and attackers on heights that do not touch these; units of the side that built it; where the terrain is open country; or against attacks over the hexsides on which it stands.",
    "enum": [
     "always",
     "from-below",
     "from-below-or-afar",
     "builder",
     "in-the-open",
     "over-its-sides"
    ]
   },
   "roll": {
    "title": "RollRules",
    "description": "A roll: how many dice, and the face that counts.",
    "type": "object",
    "properties": {
     "dice": {
      "description": "Dice, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "face": {
      "description": "The face that counts.",
      "$ref": "#/definitions/face"
     }
    },
    "required": [
     "dice",
     "face"
    ],
    "additionalProperties": false
   },
   "shelter": {
    "title": "ShelterRules",
    "description": "A second reduction for the units of some nations. The better of the two that hold counts.",
    "type": "object",
    "properties": {
     "reduction": {
      "description": "Dice fewer for an attacker of each kind.",
      "$ref": "#/definitions/counts"
     },
     "protects": {
      "description": "When it holds.",
      "$ref": "#/definitions/protects"
     },
     "nations": {
      "description": "Ids of these nations.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 1,
      "maxItems": 20
     }
    },
    "required": [
     "reduction",
     "protects",
     "nations"
    ],
    "additionalProperties": false
   },
   "steepFace": {
    "title": "FaceRules",
    "description": "A steep face toward lower terrains. Retreats do not ask for it.",
    "type": "object",
    "properties": {
     "below": {
      "description": "Ids of the terrains below it.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "terrain"
      },
      "minItems": 1,
      "maxItems": 20
     },
     "hexes": {
      "description": "Hexes that a step over it counts, up or down, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "closed": {
      "description": "Who cannot take it.",
      "$ref": "#/definitions/kinds"
     },
     "takeGround": {
      "description": "Whether ground can be taken over it from below.",
      "type": "boolean"
     }
    },
    "required": [
     "below",
     "hexes",
     "closed",
     "takeGround"
    ],
    "additionalProperties": false
   }
  }
 },
 "scenario": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/scenario.schema.json",
  "title": "ScenarioFile",
  "description": "A scenario: sides, units, medals and special rules. Its board stands in map.yaml, its briefing in briefing.md.",
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
    "description": "Rounds, 1 to 100; after the last the medals are counted.",
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "figure": "turns"
   },
   "tie": {
    "description": "Id of the side that wins when medals are equal after the last round. Default: nobody.",
    "$ref": "../common.schema.json#/definitions/id",
    "refers": "side"
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
   "deck": {
    "description": "Id of the deck, as the cards name it. Default: standard.",
    "$ref": "../common.schema.json#/definitions/id",
    "default": "standard",
    "refers": "deck"
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
   "medals": {
    "description": "Places that are worth medals.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/medal"
    },
    "minItems": 0,
    "maxItems": 40
   },
   "special": {
    "description": "Special rules that it switches on.",
    "$ref": "#/definitions/special"
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
      "description": "Colour of its counters and buttons.",
      "$ref": "../common.schema.json#/definitions/colours"
     },
     "edge": {
      "description": "The edge of the board from which it comes and to which it retreats.",
      "enum": [
       "north",
       "south"
      ]
     },
     "nation": {
      "description": "Id of the nation that commands it.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation"
     },
     "hand": {
      "description": "Cards in hand, 1 to 12.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "medals": {
      "description": "Medals that win, 1 to 30.",
      "type": "integer",
      "minimum": 1,
      "maximum": 30
     },
     "units": {
      "description": "Its units, in order.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/unit"
      },
      "minItems": 1,
      "maxItems": 100
     }
    },
    "required": [
     "id",
     "name",
     "colour",
     "edge",
     "nation",
     "hand",
     "medals",
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
      "description": "Its name. Default: its nation and type.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "type": {
      "description": "Id of its unit type.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit-type"
     },
     "nation": {
      "description": "Id of its nation. Default: that of its side.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "nation"
     },
     "hex": {
      "description": "Where it stands at the start. A unit has this or `reserve`.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "figures": {
      "description": "Figures at the start, and most that it can have, 1 to 9. Default: those of its type.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "reserve": {
      "description": "How it comes in from the reserve.",
      "enum": [
       "airfield",
       "train",
       "paradrop"
      ]
     },
     "leader": {
      "description": "Whether a leader is with it. Default: false.",
      "type": "boolean",
      "default": false
     },
     "camouflaged": {
      "description": "Whether it is camouflaged at the start. Default: false.",
      "type": "boolean",
      "default": false
     },
     "boat": {
      "description": "Whether it has a boat. Default: false.",
      "type": "boolean",
      "default": false
     }
    },
    "required": [
     "id",
     "type"
    ],
    "additionalProperties": false
   },
   "medal": {
    "title": "MedalEntry",
    "description": "A place that is worth medals.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "hexes": {
      "description": "Its hexes.",
      "$ref": "../common.schema.json#/definitions/hexes"
     },
     "side": {
      "description": "Id of the side that may win it. Default: both.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "side"
     },
     "permanent": {
      "description": "true: kept once won. false: given back when the place is left. Default: false.",
      "type": "boolean",
      "default": false
     },
     "group": {
      "description": "all: all of its hexes must be held. each: every one of them counts. Default: each.",
      "enum": [
       "all",
       "each"
      ],
      "default": "each"
     },
     "medals": {
      "description": "Medals for it, 1 to 9. Default: 1.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9,
      "default": 1
     },
     "atTurnStart": {
      "description": "Whether it is won only by holding it when the holder’s turn begins. Default: false.",
      "type": "boolean",
      "default": false
     }
    },
    "required": [
     "name",
     "hexes"
    ],
    "additionalProperties": false
   },
   "special": {
    "title": "SpecialEntry",
    "description": "Special rules that this scenario switches on. Sides are those that may use them.",
    "type": "object",
    "properties": {
     "airStrikes": {
      "title": "AirStrikesEntry",
      "description": "Patrols may be played as strikes from the air.",
      "type": "object",
      "properties": {
       "sides": {
        "description": "Ids of the sides that may.",
        "type": "array",
        "items": {
         "description": "Id.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "side"
        },
        "minItems": 1,
        "maxItems": 2
       }
      },
      "required": [
       "sides"
      ],
      "additionalProperties": false
     },
     "blitz": {
      "title": "BlitzEntry",
      "description": "Lightning war: this side may strike from the air with every patrol, and the armour of the other is slow.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that attacks.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       }
      },
      "required": [
       "side"
      ],
      "additionalProperties": false
     },
     "bridgeBlowing": {
      "title": "BridgeBlowingEntry",
      "description": "Bridges may be blown up.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that may.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "hexes": {
        "description": "The bridges.",
        "$ref": "../common.schema.json#/definitions/hexes"
       },
       "way": {
        "description": "surely: it is certain, and the card is not replaced. by-dice: it is rolled for, and a card is drawn.",
        "enum": [
         "surely",
         "by-dice"
        ]
       }
      },
      "required": [
       "side",
       "hexes",
       "way"
      ],
      "additionalProperties": false
     },
     "pontoons": {
      "title": "PontoonsEntry",
      "description": "Bridges of boats may be built.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that may.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "count": {
        "description": "How many, 1 to 9.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       }
      },
      "required": [
       "side",
       "count"
      ],
      "additionalProperties": false
     },
     "spotting": {
      "title": "SpottingEntry",
      "description": "Whoever holds these hexes fires its artillery with an observer.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that profits.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "hexes": {
        "description": "Where the observers stand.",
        "$ref": "../common.schema.json#/definitions/hexes"
       }
      },
      "required": [
       "side",
       "hexes"
      ],
      "additionalProperties": false
     },
     "sabotage": {
      "description": "Landmarks that may be demolished.",
      "type": "array",
      "items": {
       "title": "SabotageEntry",
       "description": "A landmark.",
       "type": "object",
       "properties": {
        "side": {
         "description": "Id of the side that does it.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "side"
        },
        "hex": {
         "description": "Where it is.",
         "$ref": "../common.schema.json#/definitions/hex"
        },
        "stars": {
         "description": "Stars that are needed, 1 to 20.",
         "type": "integer",
         "minimum": 1,
         "maximum": 20
        },
        "medals": {
         "description": "Medals for it, 0 to 9.",
         "type": "integer",
         "minimum": 0,
         "maximum": 9
        },
        "supplies": {
         "description": "Whether it is a supply depot, whose loss slows the enemy’s armour. Default: false.",
         "type": "boolean",
         "default": false
        }
       },
       "required": [
        "side",
        "hex",
        "stars",
        "medals"
       ],
       "additionalProperties": false
      },
      "minItems": 1,
      "maxItems": 20
     },
     "prisoners": {
      "description": "Prisoners who may be freed.",
      "type": "array",
      "items": {
       "title": "PrisonersEntry",
       "description": "Prisoners.",
       "type": "object",
       "properties": {
        "side": {
         "description": "Id of the side that frees them.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "side"
        },
        "hex": {
         "description": "Where they are held.",
         "$ref": "../common.schema.json#/definitions/hex"
        },
        "medals": {
         "description": "Medals while they are free, 0 to 9.",
         "type": "integer",
         "minimum": 0,
         "maximum": 9
        }
       },
       "required": [
        "side",
        "hex",
        "medals"
       ],
       "additionalProperties": false
      },
      "minItems": 1,
      "maxItems": 20
     },
     "equipment": {
      "description": "Equipment that may be captured.",
      "type": "array",
      "items": {
       "title": "EquipmentEntry",
       "description": "A piece of equipment.",
       "type": "object",
       "properties": {
        "side": {
         "description": "Id of the side that captures it.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "side"
        },
        "hex": {
         "description": "Where it lies.",
         "$ref": "../common.schema.json#/definitions/hex"
        },
        "medals": {
         "description": "Medals while a unit has it, 0 to 9.",
         "type": "integer",
         "minimum": 0,
         "maximum": 9
        }
       },
       "required": [
        "side",
        "hex",
        "medals"
       ],
       "additionalProperties": false
      },
      "minItems": 1,
      "maxItems": 20
     },
     "desert": {
      "description": "Whether armour goes farther in overruns, as in the desert. Default: false.",
      "type": "boolean",
      "default": false
     },
     "oasisRecovery": {
      "description": "Whether infantry recovers figures at an oasis. Default: false.",
      "type": "boolean",
      "default": false
     },
     "hospitals": {
      "description": "Hospitals where infantry recovers figures.",
      "type": "array",
      "items": {
       "title": "HospitalEntry",
       "description": "A hospital.",
       "type": "object",
       "properties": {
        "side": {
         "description": "Id of the side that it serves.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "side"
        },
        "hex": {
         "description": "Where it is.",
         "$ref": "../common.schema.json#/definitions/hex"
        }
       },
       "required": [
        "side",
        "hex"
       ],
       "additionalProperties": false
      },
      "minItems": 1,
      "maxItems": 20
     },
     "radar": {
      "title": "RadarEntry",
      "description": "While a side holds these hexes, the enemy announces strikes from the air a turn ahead.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that is warned.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "hexes": {
        "description": "Where the radar stands.",
        "$ref": "../common.schema.json#/definitions/hexes"
       }
      },
      "required": [
       "side",
       "hexes"
      ],
      "additionalProperties": false
     },
     "headquarters": {
      "description": "Headquarters whose capture costs cards.",
      "type": "array",
      "items": {
       "title": "HeadquartersEntry",
       "description": "A headquarters.",
       "type": "object",
       "properties": {
        "side": {
         "description": "Id of the side whose it is.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "side"
        },
        "hex": {
         "description": "Where it is.",
         "$ref": "../common.schema.json#/definitions/hex"
        }
       },
       "required": [
        "side",
        "hex"
       ],
       "additionalProperties": false
      },
      "minItems": 1,
      "maxItems": 20
     },
     "night": {
      "title": "NightEntry",
      "description": "The battle begins in the dark.",
      "type": "object",
      "properties": {
       "roller": {
        "description": "Id of the side at the start of whose turns the light is rolled for.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       }
      },
      "required": [
       "roller"
      ],
      "additionalProperties": false
     },
     "paradrop": {
      "title": "ParadropEntry",
      "description": "Units drop from the air.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that drops.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "hexes": {
        "description": "Where they are dropped.",
        "$ref": "../common.schema.json#/definitions/hexes"
       }
      },
      "required": [
       "side",
       "hexes"
      ],
      "additionalProperties": false
     },
     "smoke": {
      "title": "SmokeEntry",
      "description": "Smoke screens may be laid.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that may.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "uses": {
        "description": "How often, 1 to 9.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       }
      },
      "required": [
       "side",
       "uses"
      ],
      "additionalProperties": false
     },
     "airfield": {
      "title": "AirfieldEntry",
      "description": "Reserves may be flown in.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side that may.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "hexes": {
        "description": "The landing grounds.",
        "$ref": "../common.schema.json#/definitions/hexes"
       }
      },
      "required": [
       "side",
       "hexes"
      ],
      "additionalProperties": false
     },
     "trains": {
      "title": "TrainsEntry",
      "description": "Reserves come by train.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side whose train it is.",
        "$ref": "../common.schema.json#/definitions/id",
        "refers": "side"
       },
       "stations": {
        "description": "Where they leave the train.",
        "$ref": "../common.schema.json#/definitions/hexes"
       }
      },
      "required": [
       "side",
       "stations"
      ],
      "additionalProperties": false
     },
     "exits": {
      "description": "Units may leave the board for medals.",
      "type": "array",
      "items": {
       "title": "ExitEntry",
       "description": "Hexes from which units leave.",
       "type": "object",
       "properties": {
        "side": {
         "description": "Id of the side that leaves.",
         "$ref": "../common.schema.json#/definitions/id",
         "refers": "side"
        },
        "hexes": {
         "description": "The hexes, at the edge.",
         "$ref": "../common.schema.json#/definitions/hexes"
        },
        "medals": {
         "description": "Medals for each unit, 0 to 9.",
         "type": "integer",
         "minimum": 0,
         "maximum": 9
        }
       },
       "required": [
        "side",
        "hexes",
        "medals"
       ],
       "additionalProperties": false
      },
      "minItems": 1,
      "maxItems": 20
     }
    },
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
   }
  }
 },
 "special": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/special.schema.json",
  "title": "SpecialFile",
  "description": "The numbers of the special rules that scenarios switch on.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "special"
   },
   "bridgeBlowing": {
    "description": "The roll that blows up a bridge, where it is not certain.",
    "$ref": "parts.schema.json#/definitions/roll"
   },
   "slowArmour": {
    "title": "SlowArmourRules",
    "description": "Armour that lightning war has caught unready.",
    "type": "object",
    "properties": {
     "hexes": {
      "description": "Most hexes of its moves, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     }
    },
    "required": [
     "hexes"
    ],
    "additionalProperties": false
   },
   "spottedGuns": {
    "title": "SpottedGunsRules",
    "description": "Artillery with an observer.",
    "type": "object",
    "properties": {
     "range": {
      "description": "Its battle dice by distance.",
      "$ref": "parts.schema.json#/definitions/dice"
     },
     "dice": {
      "description": "Dice more at a target that it has zeroed in on, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "markers": {
      "description": "Markers that there are, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     }
    },
    "required": [
     "range",
     "dice",
     "markers"
    ],
    "additionalProperties": false
   },
   "boats": {
    "title": "BoatRules",
    "description": "Units in boats.",
    "type": "object",
    "properties": {
     "battleOut": {
      "description": "Dice fewer when they battle, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     }
    },
    "required": [
     "battleOut"
    ],
    "additionalProperties": false
   },
   "sabotage": {
    "description": "The roll of a turn that works on a landmark.",
    "$ref": "parts.schema.json#/definitions/roll"
   },
   "leader": {
    "title": "LeaderRules",
    "description": "Leaders.",
    "type": "object",
    "properties": {
     "dice": {
      "description": "Dice more for the unit that one leads, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "ignores": {
      "description": "Flags that it may ignore, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "survival": {
      "description": "The roll when his unit is destroyed; he falls when the face shows.",
      "$ref": "parts.schema.json#/definitions/roll"
     },
     "medals": {
      "description": "Medals for one who falls, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     }
    },
    "required": [
     "dice",
     "ignores",
     "survival",
     "medals"
    ],
    "additionalProperties": false
   },
   "desert": {
    "title": "DesertRules",
    "description": "Armour in the desert.",
    "type": "object",
    "properties": {
     "overrunHexes": {
      "description": "Hexes that it goes on after taking ground, before it battles again, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     }
    },
    "required": [
     "overrunHexes"
    ],
    "additionalProperties": false
   },
   "recovery": {
    "title": "RecoveryRules",
    "description": "Figures that come back.",
    "type": "object",
    "properties": {
     "faces": {
      "description": "Faces that restore a figure beside the sign of the unit’s kind.",
      "$ref": "parts.schema.json#/definitions/faceList"
     },
     "hospitalDice": {
      "description": "Dice in a hospital, 1 to 20.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     },
     "terrains": {
      "description": "Ids of the terrains where recovery at an oasis works.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "terrain"
      },
      "minItems": 1,
      "maxItems": 20
     }
    },
    "required": [
     "faces",
     "hospitalDice",
     "terrains"
    ],
    "additionalProperties": false
   },
   "pontoon": {
    "title": "PontoonRules",
    "description": "Bridges of boats.",
    "type": "object",
    "properties": {
     "obstacle": {
      "description": "Id of the obstacle that is built.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "obstacle"
     }
    },
    "required": [
     "obstacle"
    ],
    "additionalProperties": false
   },
   "supplies": {
    "title": "SuppliesRules",
    "description": "A side whose supplies are destroyed.",
    "type": "object",
    "properties": {
     "hexes": {
      "description": "Hexes fewer for its armour, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     }
    },
    "required": [
     "hexes"
    ],
    "additionalProperties": false
   },
   "camouflage": {
    "title": "CamouflageRules",
    "description": "Camouflaged units.",
    "type": "object",
    "properties": {
     "distance": {
      "description": "The farthest from which they can be attacked, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     }
    },
    "required": [
     "distance"
    ],
    "additionalProperties": false
   },
   "headquartersCards": {
    "description": "Cards lost with a headquarters, 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "night": {
    "title": "NightRules",
    "description": "Battles that begin in the dark.",
    "type": "object",
    "properties": {
     "start": {
      "description": "How far units see at first, in hexes, 1 to 20.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     },
     "dice": {
      "description": "Dice rolled in each round, 1 to 20.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     },
     "face": {
      "description": "The face that adds a hex.",
      "$ref": "parts.schema.json#/definitions/face"
     },
     "day": {
      "description": "The sight at which it is day, 1 to 40.",
      "type": "integer",
      "minimum": 1,
      "maximum": 40
     }
    },
    "required": [
     "start",
     "dice",
     "face",
     "day"
    ],
    "additionalProperties": false
   },
   "paradrop": {
    "title": "ParadropRules",
    "description": "Paradrops.",
    "type": "object",
    "properties": {
     "steps": {
      "description": "Hexes that a figure drifts, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "figures": {
      "description": "Figures that are dropped at once, each for a unit of its own, 1 to 20.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     }
    },
    "required": [
     "steps",
     "figures"
    ],
    "additionalProperties": false
   },
   "smoke": {
    "title": "SmokeRules",
    "description": "Smoke screens.",
    "type": "object",
    "properties": {
     "hexes": {
      "description": "Hexes of a screen, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "turns": {
      "description": "Turns of its side for which it stands, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     }
    },
    "required": [
     "hexes",
     "turns"
    ],
    "additionalProperties": false
   },
   "mines": {
    "title": "MinesRules",
    "description": "Minefields.",
    "type": "object",
    "properties": {
     "values": {
      "description": "Their values: one is drawn for each minefield that is stepped on.",
      "type": "array",
      "items": {
       "description": "Dice that it rolls, 0 to 9.",
       "type": "integer",
       "minimum": 0,
       "maximum": 9
      },
      "minItems": 1,
      "maxItems": 100
     }
    },
    "required": [
     "values"
    ],
    "additionalProperties": false
   },
   "cave": {
    "title": "CaveRules",
    "description": "Caves that are sealed.",
    "type": "object",
    "properties": {
     "face": {
      "description": "The face that seals one.",
      "$ref": "parts.schema.json#/definitions/face"
     },
     "obstacle": {
      "description": "Id of the obstacle that lies there then.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "obstacle"
     }
    },
    "required": [
     "face",
     "obstacle"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "kind",
   "bridgeBlowing",
   "slowArmour",
   "spottedGuns",
   "boats",
   "sabotage",
   "leader",
   "desert",
   "recovery",
   "pontoon",
   "supplies",
   "camouflage",
   "headquartersCards",
   "night",
   "paradrop",
   "smoke",
   "mines",
   "cave"
  ],
  "additionalProperties": false
 },
 "terrain": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/terrain.schema.json",
  "title": "TerrainFile",
  "description": "The terrain table: what each kind of ground does to those who enter, leave, fight and look.",
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
    "description": "A kind of terrain. What it does not say hinders nobody and helps nobody.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "../common.schema.json#/definitions/name"
     },
     "rule": {
      "description": "The rule that describes it, such as `T3`.",
      "$ref": "../common.schema.json#/definitions/ruleName"
     },
     "sign": {
      "description": "Its sign in the grid of a map: one character that is not a blank, a digit or `-`.",
      "type": "string",
      "pattern": "^[^\\s\\d-]$",
      "form": "one character in quotes that is no blank, digit or hyphen, such as 'f'",
      "figure": "sign"
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
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "like": {
      "description": "Entry of the same table that says everything that this one does not say. Its name, rule and look are its own.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "terrain"
     },
     "reduction": {
      "description": "Dice fewer for an attacker of each kind. Default: none.",
      "$ref": "parts.schema.json#/definitions/counts",
      "figure": "dice fewer"
     },
     "protects": {
      "description": "When the reduction holds. Default: always.",
      "$ref": "parts.schema.json#/definitions/protects",
      "default": "always"
     },
     "protectsNations": {
      "description": "Ids of the nations whose units alone it protects. Default: all nations.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 1,
      "maxItems": 20
     },
     "shelter": {
      "$ref": "parts.schema.json#/definitions/shelter"
     },
     "closed": {
      "description": "Who cannot enter at all. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds",
      "figure": "closed to"
     },
     "stops": {
      "description": "Who must stop on entering it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "stopsClimbing": {
      "description": "Who must stop on entering it from lower ground. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "stopsLeaving": {
      "description": "Who must stop on the first hex after leaving it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "fromBeside": {
      "description": "Who can enter only when its move began beside it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "mostHexes": {
      "description": "Most hexes of a move that enters it, 1 to 9. Default: no limit.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9
     },
     "climb": {
      "description": "Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.",
      "type": "integer",
      "minimum": 2,
      "maximum": 9
     },
     "face": {
      "$ref": "parts.schema.json#/definitions/steepFace"
     },
     "notFrom": {
      "description": "Ids of terrains from which it cannot be entered. Default: none.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "terrain"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "noBattleEntering": {
      "description": "Who cannot battle in the turn in which it entered. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "battleFromBeside": {
      "description": "Who can battle all the same when its move began beside it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "noBattleLeaving": {
      "description": "Who cannot battle in the turn in which it left. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "noBattle": {
      "description": "Who can never battle from here. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "battleOut": {
      "description": "Dice fewer for a unit of each kind that battles from here. Default: none.",
      "$ref": "parts.schema.json#/definitions/counts"
     },
     "closeOnly": {
      "description": "Who fights from here, and against units here, only in close assault. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "takeGround": {
      "description": "Who can take ground here. Default: everybody who takes ground at all.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "overrun": {
      "description": "Whether an overrun may follow on ground taken here. Default: true.",
      "type": "boolean",
      "default": true
     },
     "advanceFromBeside": {
      "description": "Who takes ground here and overruns only when its move of this turn began beside it. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "ignoresFlags": {
      "description": "Flags that an occupant of each kind may ignore; 9 are all. Default: none.",
      "$ref": "parts.schema.json#/definitions/counts"
     },
     "stubborn": {
      "description": "Ids of the nations whose units here must ignore all flags. Default: none.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "nation"
      },
      "minItems": 1,
      "maxItems": 20
     },
     "lossForFlag": {
      "description": "Who loses a figure for each flag and does not retreat. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "retreatInto": {
      "description": "Whether units can retreat into it. Default: true.",
      "type": "boolean",
      "default": true
     },
     "sight": {
      "description": "Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.",
      "enum": [
       "blocks",
       "blocks-but-level",
       "blocks-in-groups",
       "open"
      ],
      "default": "open"
     },
     "height": {
      "description": "How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.",
      "enum": [
       0,
       1,
       2
      ],
      "default": 0,
      "figure": "height"
     },
     "openEnds": {
      "description": "Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.",
      "type": "boolean",
      "default": false
     },
     "connects": {
      "description": "Ids of the terrains from which and to which alone it can be entered and left. Default: all.",
      "type": "array",
      "items": {
       "description": "Id.",
       "$ref": "../common.schema.json#/definitions/id",
       "refers": "terrain"
      },
      "minItems": 1,
      "maxItems": 60
     },
     "risk": {
      "description": "The roll on entering it; each die with the face costs a figure. Default: no roll.",
      "$ref": "parts.schema.json#/definitions/roll"
     },
     "artilleryRange": {
      "description": "Battle dice by distance of artillery that stands here. Default: those of its type.",
      "$ref": "parts.schema.json#/definitions/dice"
     },
     "boats": {
      "description": "Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.",
      "type": "boolean",
      "default": false
     },
     "tunnels": {
      "description": "Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.",
      "type": "boolean",
      "default": false
     },
     "openCountry": {
      "description": "Whether it is level open country, where works in the open protect. Default: false.",
      "type": "boolean",
      "default": false
     },
     "water": {
      "description": "Whether ships sail on it. Default: false.",
      "type": "boolean",
      "default": false
     }
    },
    "required": [
     "name",
     "rule",
     "sign",
     "look",
     "description"
    ],
    "additionalProperties": false
   }
  }
 },
 "tutorial": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/tutorial.schema.json",
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
      "description": "A hex, a unit or a card to point at.",
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
      "description": "A hex, a unit or a card to point at.",
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
    "description": "A hex, a unit or a card: one of them.",
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
     },
     "card": {
      "description": "A card in hand; its id.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
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
     "phase": {
      "description": "The side decides this now.",
      "enum": [
       "play",
       "aim",
       "order",
       "move",
       "battle",
       "react",
       "retreat",
       "advance",
       "overrun",
       "second",
       "discard",
       "keep",
       "announce"
      ]
     },
     "selected": {
      "description": "This unit is selected.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "holding": {
      "description": "The side has this card in hand; its id.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "card"
     },
     "played": {
      "description": "So many cards have been played by the side.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "ordered": {
      "description": "This unit is ordered.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "orders": {
      "description": "So many units are ordered now.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
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
     "battles": {
      "description": "So many battles have been fought by the side.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "medals": {
      "description": "The side has so many medals, or more.",
      "type": "integer",
      "minimum": 0,
      "maximum": 99
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
      "description": "A unit of the side is in this hex.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "lacks": {
      "description": "No unit of the side is in this hex.",
      "$ref": "../common.schema.json#/definitions/hex"
     },
     "arrived": {
      "description": "This unit has come to the board.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "gone": {
      "description": "This unit is destroyed.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "weakened": {
      "description": "This unit has lost a figure.",
      "$ref": "../common.schema.json#/definitions/id",
      "refers": "unit"
     },
     "targets": {
      "description": "At least so many attacks are possible now.",
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     }
    },
    "additionalProperties": false
   }
  }
 },
 "units": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/units.schema.json",
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
     "rule": {
      "description": "The rule that describes it, such as `C7`.",
      "$ref": "../common.schema.json#/definitions/ruleName"
     },
     "description": {
      "description": "What it is, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "kind": {
      "description": "The kind that cards, terrain and hits tell apart.",
      "$ref": "parts.schema.json#/definitions/kind",
      "figure": "kind"
     },
     "symbol": {
      "description": "The mark on its counter.",
      "enum": [
       "infantry",
       "special-forces",
       "engineers",
       "cavalry",
       "ski",
       "sniper",
       "partisans",
       "armour",
       "elite-armour",
       "heavy-armour",
       "artillery",
       "mobile-artillery",
       "heavy-artillery",
       "ship",
       "train"
      ]
     },
     "figures": {
      "description": "Figures at full strength, 1 to 9.",
      "type": "integer",
      "minimum": 1,
      "maximum": 9,
      "figure": "figures"
     },
     "moves": {
      "description": "Most hexes of a move, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "figure": "moves"
     },
     "battlesAfter": {
      "description": "Most hexes of a move after which it may still battle, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "figure": "battles after"
     },
     "range": {
      "description": "Its battle dice by distance, the first for the next hex. An empty list: it never battles.",
      "$ref": "parts.schema.json#/definitions/dice",
      "figure": "dice by distance"
     },
     "needsSight": {
      "description": "Whether it must see its target. Default: true.",
      "type": "boolean",
      "default": true
     },
     "takesGround": {
      "description": "Whether it may take the ground after a close assault. Default: false.",
      "type": "boolean",
      "default": false
     },
     "overruns": {
      "description": "Whether it may battle again on ground taken. Default: false.",
      "type": "boolean",
      "default": false
     },
     "retreats": {
      "description": "Hexes of a retreat for each flag: the least, and the most that its owner may choose. Default: one and one.",
      "$ref": "parts.schema.json#/definitions/span"
     },
     "hitBy": {
      "description": "Faces that hit it.",
      "$ref": "parts.schema.json#/definitions/faceList"
     },
     "hitConfirmedBy": {
      "description": "Faces of which a second die must show one before a hit counts. Default: every hit counts.",
      "$ref": "parts.schema.json#/definitions/faceList"
     },
     "hitsWith": {
      "title": "HitsWith",
      "description": "Faces that hit when it attacks, by kind of target. An empty list: it cannot attack this kind. Default: the faces that hit the target.",
      "type": "object",
      "properties": {
       "infantry": {
        "description": "Faces that hit infantry.",
        "$ref": "parts.schema.json#/definitions/faceList"
       },
       "armour": {
        "description": "Faces that hit armour.",
        "$ref": "parts.schema.json#/definitions/faceList"
       },
       "artillery": {
        "description": "Faces that hit artillery.",
        "$ref": "parts.schema.json#/definitions/faceList"
       }
      },
      "additionalProperties": false,
      "minProperties": 1
     },
     "medals": {
      "description": "Medals for its destruction, 0 to 9. Default: 1.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 1
     },
     "crosshair": {
      "title": "CrosshairRules",
      "description": "It zeroes in on a target that it does not leave alone.",
      "type": "object",
      "properties": {
       "dice": {
        "description": "Dice more at the next shot, 1 to 9.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       },
       "markers": {
        "description": "Markers that there are for all such units, 1 to 9.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9
       }
      },
      "required": [
       "dice",
       "markers"
      ],
      "additionalProperties": false
     },
     "pioneers": {
      "description": "Whether it ignores reductions of ground in close assault, and clears mines and wire. Default: false.",
      "type": "boolean",
      "default": false
     },
     "battlesAnywhere": {
      "description": "Whether it may battle in the turn in which it enters ground that forbids that. Default: false.",
      "type": "boolean",
      "default": false
     },
     "secondAssault": {
      "description": "Whether it makes a second close assault where its nation’s infantry does. Default: false.",
      "type": "boolean",
      "default": false
     },
     "train": {
      "description": "Whether it is a train: it runs on railways only, and neither they nor stations stop it. Default: false.",
      "type": "boolean",
      "default": false
     },
     "ship": {
      "description": "Whether it is a ship: it enters only water. Default: false.",
      "type": "boolean",
      "default": false
     }
    },
    "required": [
     "name",
     "rule",
     "description",
     "kind",
     "symbol",
     "figures",
     "moves",
     "battlesAfter",
     "range",
     "hitBy"
    ],
    "additionalProperties": false
   }
  }
 },
 "ways": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "command-cards/ways.schema.json",
  "title": "WaysFile",
  "description": "Roads and railways: lines over hexes.",
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
     "rule": {
      "description": "The rule that describes it, such as `T42`.",
      "$ref": "../common.schema.json#/definitions/ruleName"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "../common.schema.json#/definitions/line"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "paved",
       "track",
       "rail"
      ]
     },
     "extraHexes": {
      "description": "Hexes more for a unit that begins its move on it and stays on it, 0 to 9. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9,
      "default": 0,
      "figure": "hexes more"
     },
     "stops": {
      "description": "Who must stop on entering a hex of it, unless a way that stops nobody crosses there. Default: nobody.",
      "$ref": "parts.schema.json#/definitions/kinds"
     },
     "sightOnHills": {
      "description": "Whether it blocks sight where it runs over hills. Default: false.",
      "type": "boolean",
      "default": false
     },
     "forTrains": {
      "description": "Whether trains run on it. Default: false.",
      "type": "boolean",
      "default": false,
      "figure": "trains"
     }
    },
    "required": [
     "name",
     "rule",
     "description",
     "look"
    ],
    "additionalProperties": false
   }
  }
 }
}
