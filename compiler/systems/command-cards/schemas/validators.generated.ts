// @ts-nocheck
// Generated from *.schema.json by `npm run generate`. Do not edit.
import { lengthOf } from '../../../schemas/length.ts'

export const boards = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/boards.schema.json","title":"BoardsFile","description":"The boards on which scenarios are laid out.","type":"object","properties":{"kind":{"description":"What this file is.","const":"boards"},"entries":{"description":"Boards by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"board"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":20}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"BoardEntry","description":"A board.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"description":{"description":"What it is for, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"width":{"description":"Hexes in its first row, 3 to 60. Every second row has one hex less.","type":"integer","minimum":3,"maximum":60,"figure":"wide"},"height":{"description":"Rows, 3 to 60.","type":"integer","minimum":3,"maximum":60,"figure":"high"},"borders":{"description":"Where the middle section begins and ends, counted in half hexes from the west. A hex on a border is in both sections beside it.","type":"array","items":{"description":"Half hexes from the west, 0 to 120.","type":"integer","minimum":0,"maximum":120},"minItems":2,"maxItems":2,"tsType":"[number, number]"}},"required":["name","description","width","height","borders"],"additionalProperties":false}}};
const schema21 = {"title":"Id","description":"An id: lower-case letters, digits and hyphens, for example `german-infantry`.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":60,"form":"lower-case letters, digits and single hyphens, such as german-infantry"};
const func1 = lengthOf;
const pattern3 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"title":"BoardEntry","description":"A board.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"description":{"description":"What it is for, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"width":{"description":"Hexes in its first row, 3 to 60. Every second row has one hex less.","type":"integer","minimum":3,"maximum":60,"figure":"wide"},"height":{"description":"Rows, 3 to 60.","type":"integer","minimum":3,"maximum":60,"figure":"high"},"borders":{"description":"Where the middle section begins and ends, counted in half hexes from the west. A hex on a border is in both sections beside it.","type":"array","items":{"description":"Half hexes from the west, 0 to 120.","type":"integer","minimum":0,"maximum":120},"minItems":2,"maxItems":2,"tsType":"[number, number]"}},"required":["name","description","width","height","borders"],"additionalProperties":false};
const schema23 = {"title":"Name","description":"A name as readers see it, at most 80 characters.","type":"string","pattern":"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$","maxLength":80,"form":"one line of text without blanks at its ends"};
const pattern4 = new RegExp("^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"title":"Line","description":"A sentence or two, at most 400 characters.","type":"string","pattern":"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$","maxLength":400,"form":"one line of text without blanks at its ends"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.borders === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "borders"},message:"must have required property '"+"borders"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "width")) || (key0 === "height")) || (key0 === "borders"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate57(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate59(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 3 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 60 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 3 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.borders !== undefined){
let data4 = data.borders;
if(Array.isArray(data4)){
if(data4.length > 2){
const err12 = {instancePath:instancePath+"/borders",schemaPath:"#/properties/borders/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 2){
const err13 = {instancePath:instancePath+"/borders",schemaPath:"#/properties/borders/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/borders/" + i0,schemaPath:"#/properties/borders/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 120 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/borders/" + i0,schemaPath:"#/properties/borders/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/borders/" + i0,schemaPath:"#/properties/borders/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/borders",schemaPath:"#/properties/borders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/boards.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("boards" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "boards"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 20){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs5 = errors;
if(!(validate54(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate56(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cards = validate62;
const schema25 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/cards.schema.json","title":"CardsFile","description":"The command cards, and how many of each are in which deck.","type":"object","properties":{"kind":{"description":"What this file is.","const":"cards"},"entries":{"description":"Cards by id. Players see them in this order.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"card"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"CardEntry","description":"A command card.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"text":{"description":"What it does, as it stands on the card.","$ref":"../common.schema.json#/definitions/line"},"rule":{"description":"The rule that describes it, such as `C2`.","$ref":"../common.schema.json#/definitions/ruleName"},"class":{"description":"section: its orders are bound to sections of the board. tactic: any other.","enum":["section","tactic"],"figure":"class"},"copies":{"description":"How many there are in each deck, by the id of the deck.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"deck"},"additionalProperties":{"description":"Copies, 0 to 40.","type":"integer","minimum":0,"maximum":40},"minProperties":1,"maxProperties":10,"figure":"copies"},"orders":{"description":"Lines of orders. A unit is ordered by one of them.","type":"array","items":{"$ref":"#/definitions/slot"},"minItems":0,"maxItems":6},"otherwise":{"description":"Lines in their place when no unit fits them. The rest of the card does nothing then.","type":"array","items":{"$ref":"#/definitions/slot"},"minItems":1,"maxItems":6},"movement":{"title":"CardMovement","description":"How ordered units move, where it is not as usual.","type":"object","properties":{"hexes":{"description":"Most hexes of a move, 0 to 20.","type":"integer","minimum":0,"maximum":20},"battlesAfter":{"description":"Most hexes after which a unit may still battle, 0 to 20.","type":"integer","minimum":0,"maximum":20},"again":{"description":"Most hexes of a second move after battling, 1 to 20.","type":"integer","minimum":1,"maximum":20},"ignoresTerrain":{"description":"Whether ground that does not bar them has no effect on their moves. Default: false.","type":"boolean","default":false}},"additionalProperties":false},"battle":{"title":"CardBattle","description":"How ordered units battle, where it is not as usual.","type":"object","properties":{"dice":{"description":"Dice more, 1 to 9.","type":"integer","minimum":1,"maximum":9},"diceIn":{"description":"The battles in which they are rolled. Default: all.","enum":["close","fire"]},"only":{"description":"The only battles that are allowed: close assaults, fire, or none.","enum":["close","fire","none"]},"times":{"description":"Battles of a unit that does not move, 2 to 9.","type":"integer","minimum":2,"maximum":9}},"additionalProperties":false},"strike":{"title":"CardStrike","description":"A roll against enemy units without any unit of one’s own.","type":"object","properties":{"targets":{"description":"Most targets, 1 to 9. Each must be beside another one.","type":"integer","minimum":1,"maximum":9},"dice":{"description":"Dice against each target: of a side that flies well, and of one that does not.","type":"array","items":{"description":"Dice, 1 to 9.","type":"integer","minimum":1,"maximum":9},"minItems":2,"maxItems":2,"tsType":"[number, number]"},"hits":{"description":"Faces that hit beside those that hit the target anyway.","$ref":"parts.schema.json#/definitions/faceList"},"ignorable":{"description":"Whether flags can be ignored.","type":"boolean"}},"required":["targets","dice","hits","ignorable"],"additionalProperties":false},"rolls":{"description":"A roll of as many dice as there are cards in hand with this one: for figures that come back, or for who is ordered.","enum":["recovery","orders"]},"echoes":{"description":"Whether it plays the enemy’s last card again, left and right exchanged. Default: false.","type":"boolean","default":false},"reacts":{"description":"Whether it is played in the enemy’s turn, before the dice of a close assault. Default: false.","type":"boolean","default":false},"digs":{"description":"Id of the obstacle that each ordered unit gets in place of moving and battling.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"draws":{"title":"CardDraws","description":"Cards drawn at the end of the turn, in place of one.","type":"object","properties":{"take":{"description":"Drawn, 1 to 5.","type":"integer","minimum":1,"maximum":5},"keep":{"description":"Kept of these, 1 to 5.","type":"integer","minimum":1,"maximum":5}},"required":["take","keep"],"additionalProperties":false},"reshuffles":{"description":"Whether the discarded cards go back into the deck afterwards. Default: false.","type":"boolean","default":false},"asStrike":{"description":"Id of the card as which it may be played where the scenario allows strikes from the air.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"direct":{"description":"Whether nations whose cards wait play it at once. Default: false.","type":"boolean","default":false},"grows":{"description":"Whether nations with extra orders order more units with it. Default: false.","type":"boolean","default":false},"reinforces":{"description":"Whether it may bring a reserve to an airfield for one of its orders. Default: false.","type":"boolean","default":false},"builds":{"description":"Whether a bridge of boats may be built with it in place of its orders. Default: false.","type":"boolean","default":false}},"required":["name","text","rule","class","copies","orders"],"additionalProperties":false},"slot":{"title":"OrderLine","description":"A line of orders: which units may be ordered by it.","type":"object","properties":{"section":{"description":"The section where they are: `chosen` is named when the card is played. Default: anywhere.","enum":["left","centre","right","chosen"]},"kinds":{"description":"Their kinds. Default: any.","type":"array","items":{"$ref":"parts.schema.json#/definitions/kind"},"minItems":1,"maxItems":3},"count":{"description":"How many, 1 to 20. Default: all that there are.","type":"integer","minimum":1,"maximum":20},"beside":{"description":"true: only units beside an enemy; false: only units that are not. Default: both.","type":"boolean"}},"additionalProperties":false}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"title":"CardEntry","description":"A command card.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"text":{"description":"What it does, as it stands on the card.","$ref":"../common.schema.json#/definitions/line"},"rule":{"description":"The rule that describes it, such as `C2`.","$ref":"../common.schema.json#/definitions/ruleName"},"class":{"description":"section: its orders are bound to sections of the board. tactic: any other.","enum":["section","tactic"],"figure":"class"},"copies":{"description":"How many there are in each deck, by the id of the deck.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"deck"},"additionalProperties":{"description":"Copies, 0 to 40.","type":"integer","minimum":0,"maximum":40},"minProperties":1,"maxProperties":10,"figure":"copies"},"orders":{"description":"Lines of orders. A unit is ordered by one of them.","type":"array","items":{"$ref":"#/definitions/slot"},"minItems":0,"maxItems":6},"otherwise":{"description":"Lines in their place when no unit fits them. The rest of the card does nothing then.","type":"array","items":{"$ref":"#/definitions/slot"},"minItems":1,"maxItems":6},"movement":{"title":"CardMovement","description":"How ordered units move, where it is not as usual.","type":"object","properties":{"hexes":{"description":"Most hexes of a move, 0 to 20.","type":"integer","minimum":0,"maximum":20},"battlesAfter":{"description":"Most hexes after which a unit may still battle, 0 to 20.","type":"integer","minimum":0,"maximum":20},"again":{"description":"Most hexes of a second move after battling, 1 to 20.","type":"integer","minimum":1,"maximum":20},"ignoresTerrain":{"description":"Whether ground that does not bar them has no effect on their moves. Default: false.","type":"boolean","default":false}},"additionalProperties":false},"battle":{"title":"CardBattle","description":"How ordered units battle, where it is not as usual.","type":"object","properties":{"dice":{"description":"Dice more, 1 to 9.","type":"integer","minimum":1,"maximum":9},"diceIn":{"description":"The battles in which they are rolled. Default: all.","enum":["close","fire"]},"only":{"description":"The only battles that are allowed: close assaults, fire, or none.","enum":["close","fire","none"]},"times":{"description":"Battles of a unit that does not move, 2 to 9.","type":"integer","minimum":2,"maximum":9}},"additionalProperties":false},"strike":{"title":"CardStrike","description":"A roll against enemy units without any unit of one’s own.","type":"object","properties":{"targets":{"description":"Most targets, 1 to 9. Each must be beside another one.","type":"integer","minimum":1,"maximum":9},"dice":{"description":"Dice against each target: of a side that flies well, and of one that does not.","type":"array","items":{"description":"Dice, 1 to 9.","type":"integer","minimum":1,"maximum":9},"minItems":2,"maxItems":2,"tsType":"[number, number]"},"hits":{"description":"Faces that hit beside those that hit the target anyway.","$ref":"parts.schema.json#/definitions/faceList"},"ignorable":{"description":"Whether flags can be ignored.","type":"boolean"}},"required":["targets","dice","hits","ignorable"],"additionalProperties":false},"rolls":{"description":"A roll of as many dice as there are cards in hand with this one: for figures that come back, or for who is ordered.","enum":["recovery","orders"]},"echoes":{"description":"Whether it plays the enemy’s last card again, left and right exchanged. Default: false.","type":"boolean","default":false},"reacts":{"description":"Whether it is played in the enemy’s turn, before the dice of a close assault. Default: false.","type":"boolean","default":false},"digs":{"description":"Id of the obstacle that each ordered unit gets in place of moving and battling.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"draws":{"title":"CardDraws","description":"Cards drawn at the end of the turn, in place of one.","type":"object","properties":{"take":{"description":"Drawn, 1 to 5.","type":"integer","minimum":1,"maximum":5},"keep":{"description":"Kept of these, 1 to 5.","type":"integer","minimum":1,"maximum":5}},"required":["take","keep"],"additionalProperties":false},"reshuffles":{"description":"Whether the discarded cards go back into the deck afterwards. Default: false.","type":"boolean","default":false},"asStrike":{"description":"Id of the card as which it may be played where the scenario allows strikes from the air.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"direct":{"description":"Whether nations whose cards wait play it at once. Default: false.","type":"boolean","default":false},"grows":{"description":"Whether nations with extra orders order more units with it. Default: false.","type":"boolean","default":false},"reinforces":{"description":"Whether it may bring a reserve to an airfield for one of its orders. Default: false.","type":"boolean","default":false},"builds":{"description":"Whether a bridge of boats may be built with it in place of its orders. Default: false.","type":"boolean","default":false}},"required":["name","text","rule","class","copies","orders"],"additionalProperties":false};
const func5 = Object.prototype.hasOwnProperty;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"title":"RuleName","description":"The id of a rule as it stands in the rulebook: a capital letter and a number.","type":"string","pattern":"^[A-Z][0-9]+[a-z]?$","maxLength":8,"form":"a capital letter and a number, such as D10","refers":"rule"};
const pattern9 = new RegExp("^[A-Z][0-9]+[a-z]?$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+[a-z]?$"},message:"must match pattern \""+"^[A-Z][0-9]+[a-z]?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"title":"OrderLine","description":"A line of orders: which units may be ordered by it.","type":"object","properties":{"section":{"description":"The section where they are: `chosen` is named when the card is played. Default: anywhere.","enum":["left","centre","right","chosen"]},"kinds":{"description":"Their kinds. Default: any.","type":"array","items":{"$ref":"parts.schema.json#/definitions/kind"},"minItems":1,"maxItems":3},"count":{"description":"How many, 1 to 20. Default: all that there are.","type":"integer","minimum":1,"maximum":20},"beside":{"description":"true: only units beside an enemy; false: only units that are not. Default: both.","type":"boolean"}},"additionalProperties":false};
const schema33 = {"title":"UnitKind","description":"A kind of unit.","enum":["infantry","armour","artillery"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((data === "infantry") || (data === "armour")) || (data === "artillery"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "section") || (key0 === "kinds")) || (key0 === "count")) || (key0 === "beside"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.section !== undefined){
let data0 = data.section;
if(!((((data0 === "left") || (data0 === "centre")) || (data0 === "right")) || (data0 === "chosen"))){
const err1 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/enum",keyword:"enum",params:{allowedValues: schema31.properties.section.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kinds !== undefined){
let data1 = data.kinds;
if(Array.isArray(data1)){
if(data1.length > 3){
const err2 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate75(data1[i0], {instancePath:instancePath+"/kinds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.beside !== undefined){
if(typeof data.beside !== "boolean"){
const err8 = {instancePath:instancePath+"/beside",schemaPath:"#/properties/beside/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"title":"DieFaces","description":"Faces of a die.","type":"array","items":{"$ref":"#/definitions/face"},"minItems":0,"maxItems":5};
const schema35 = {"title":"DieFace","description":"A face of a die.","enum":["infantry","armour","grenade","star","flag"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === "infantry") || (data === "armour")) || (data === "grenade")) || (data === "star")) || (data === "flag"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 5){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rule === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.class === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.copies === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copies"},message:"must have required property '"+"copies"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.orders === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema27.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate66(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate68(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate70(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.class !== undefined){
let data3 = data.class;
if(!((data3 === "section") || (data3 === "tactic"))){
const err7 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues: schema27.properties.class.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.copies !== undefined){
let data4 = data.copies;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 10){
const err8 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/maxProperties",keyword:"maxProperties",params:{limit: 10},message:"must NOT have more than 10 properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Object.keys(data4).length < 1){
const err9 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
const _errs8 = errors;
if(!(validate63(key1, {instancePath:instancePath+"/copies",parentData:data4,parentDataProperty:"copies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
const err10 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 in data4){
let data5 = data4[key2];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/copies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/copies/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 40 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/copies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/copies/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/copies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/copies/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.orders !== undefined){
let data6 = data.orders;
if(Array.isArray(data6)){
if(data6.length > 6){
const err15 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 0){
const err16 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate73(data6[i0], {instancePath:instancePath+"/orders/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.otherwise !== undefined){
let data8 = data.otherwise;
if(Array.isArray(data8)){
if(data8.length > 6){
const err18 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.length < 1){
const err19 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate73(data8[i1], {instancePath:instancePath+"/otherwise/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.movement !== undefined){
let data10 = data.movement;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(!((((key3 === "hexes") || (key3 === "battlesAfter")) || (key3 === "again")) || (key3 === "ignoresTerrain"))){
const err21 = {instancePath:instancePath+"/movement",schemaPath:"#/properties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.hexes !== undefined){
let data11 = data10.hexes;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/movement/hexes",schemaPath:"#/properties/movement/properties/hexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/movement/hexes",schemaPath:"#/properties/movement/properties/hexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/movement/hexes",schemaPath:"#/properties/movement/properties/hexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data10.battlesAfter !== undefined){
let data12 = data10.battlesAfter;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err25 = {instancePath:instancePath+"/movement/battlesAfter",schemaPath:"#/properties/movement/properties/battlesAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 20 || isNaN(data12)){
const err26 = {instancePath:instancePath+"/movement/battlesAfter",schemaPath:"#/properties/movement/properties/battlesAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/movement/battlesAfter",schemaPath:"#/properties/movement/properties/battlesAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data10.again !== undefined){
let data13 = data10.again;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/movement/again",schemaPath:"#/properties/movement/properties/again/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 20 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/movement/again",schemaPath:"#/properties/movement/properties/again/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/movement/again",schemaPath:"#/properties/movement/properties/again/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data10.ignoresTerrain !== undefined){
if(typeof data10.ignoresTerrain !== "boolean"){
const err31 = {instancePath:instancePath+"/movement/ignoresTerrain",schemaPath:"#/properties/movement/properties/ignoresTerrain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.battle !== undefined){
let data15 = data.battle;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 in data15){
if(!((((key4 === "dice") || (key4 === "diceIn")) || (key4 === "only")) || (key4 === "times"))){
const err33 = {instancePath:instancePath+"/battle",schemaPath:"#/properties/battle/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.dice !== undefined){
let data16 = data15.dice;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/battle/dice",schemaPath:"#/properties/battle/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9 || isNaN(data16)){
const err35 = {instancePath:instancePath+"/battle/dice",schemaPath:"#/properties/battle/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/battle/dice",schemaPath:"#/properties/battle/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data15.diceIn !== undefined){
let data17 = data15.diceIn;
if(!((data17 === "close") || (data17 === "fire"))){
const err37 = {instancePath:instancePath+"/battle/diceIn",schemaPath:"#/properties/battle/properties/diceIn/enum",keyword:"enum",params:{allowedValues: schema27.properties.battle.properties.diceIn.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.only !== undefined){
let data18 = data15.only;
if(!(((data18 === "close") || (data18 === "fire")) || (data18 === "none"))){
const err38 = {instancePath:instancePath+"/battle/only",schemaPath:"#/properties/battle/properties/only/enum",keyword:"enum",params:{allowedValues: schema27.properties.battle.properties.only.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.times !== undefined){
let data19 = data15.times;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err39 = {instancePath:instancePath+"/battle/times",schemaPath:"#/properties/battle/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9 || isNaN(data19)){
const err40 = {instancePath:instancePath+"/battle/times",schemaPath:"#/properties/battle/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data19 < 2 || isNaN(data19)){
const err41 = {instancePath:instancePath+"/battle/times",schemaPath:"#/properties/battle/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/battle",schemaPath:"#/properties/battle/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.strike !== undefined){
let data20 = data.strike;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.targets === undefined){
const err43 = {instancePath:instancePath+"/strike",schemaPath:"#/properties/strike/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data20.dice === undefined){
const err44 = {instancePath:instancePath+"/strike",schemaPath:"#/properties/strike/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20.hits === undefined){
const err45 = {instancePath:instancePath+"/strike",schemaPath:"#/properties/strike/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data20.ignorable === undefined){
const err46 = {instancePath:instancePath+"/strike",schemaPath:"#/properties/strike/required",keyword:"required",params:{missingProperty: "ignorable"},message:"must have required property '"+"ignorable"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key5 in data20){
if(!((((key5 === "targets") || (key5 === "dice")) || (key5 === "hits")) || (key5 === "ignorable"))){
const err47 = {instancePath:instancePath+"/strike",schemaPath:"#/properties/strike/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.targets !== undefined){
let data21 = data20.targets;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err48 = {instancePath:instancePath+"/strike/targets",schemaPath:"#/properties/strike/properties/targets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9 || isNaN(data21)){
const err49 = {instancePath:instancePath+"/strike/targets",schemaPath:"#/properties/strike/properties/targets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err50 = {instancePath:instancePath+"/strike/targets",schemaPath:"#/properties/strike/properties/targets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data20.dice !== undefined){
let data22 = data20.dice;
if(Array.isArray(data22)){
if(data22.length > 2){
const err51 = {instancePath:instancePath+"/strike/dice",schemaPath:"#/properties/strike/properties/dice/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data22.length < 2){
const err52 = {instancePath:instancePath+"/strike/dice",schemaPath:"#/properties/strike/properties/dice/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err53 = {instancePath:instancePath+"/strike/dice/" + i2,schemaPath:"#/properties/strike/properties/dice/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9 || isNaN(data23)){
const err54 = {instancePath:instancePath+"/strike/dice/" + i2,schemaPath:"#/properties/strike/properties/dice/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err55 = {instancePath:instancePath+"/strike/dice/" + i2,schemaPath:"#/properties/strike/properties/dice/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/strike/dice",schemaPath:"#/properties/strike/properties/dice/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data20.hits !== undefined){
if(!(validate79(data20.hits, {instancePath:instancePath+"/strike/hits",parentData:data20,parentDataProperty:"hits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data20.ignorable !== undefined){
if(typeof data20.ignorable !== "boolean"){
const err57 = {instancePath:instancePath+"/strike/ignorable",schemaPath:"#/properties/strike/properties/ignorable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/strike",schemaPath:"#/properties/strike/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.rolls !== undefined){
let data26 = data.rolls;
if(!((data26 === "recovery") || (data26 === "orders"))){
const err59 = {instancePath:instancePath+"/rolls",schemaPath:"#/properties/rolls/enum",keyword:"enum",params:{allowedValues: schema27.properties.rolls.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.echoes !== undefined){
if(typeof data.echoes !== "boolean"){
const err60 = {instancePath:instancePath+"/echoes",schemaPath:"#/properties/echoes/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.reacts !== undefined){
if(typeof data.reacts !== "boolean"){
const err61 = {instancePath:instancePath+"/reacts",schemaPath:"#/properties/reacts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.digs !== undefined){
if(!(validate63(data.digs, {instancePath:instancePath+"/digs",parentData:data,parentDataProperty:"digs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.draws !== undefined){
let data30 = data.draws;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.take === undefined){
const err62 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/required",keyword:"required",params:{missingProperty: "take"},message:"must have required property '"+"take"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data30.keep === undefined){
const err63 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/required",keyword:"required",params:{missingProperty: "keep"},message:"must have required property '"+"keep"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key6 in data30){
if(!((key6 === "take") || (key6 === "keep"))){
const err64 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data30.take !== undefined){
let data31 = data30.take;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err65 = {instancePath:instancePath+"/draws/take",schemaPath:"#/properties/draws/properties/take/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 5 || isNaN(data31)){
const err66 = {instancePath:instancePath+"/draws/take",schemaPath:"#/properties/draws/properties/take/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err67 = {instancePath:instancePath+"/draws/take",schemaPath:"#/properties/draws/properties/take/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data30.keep !== undefined){
let data32 = data30.keep;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err68 = {instancePath:instancePath+"/draws/keep",schemaPath:"#/properties/draws/properties/keep/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 5 || isNaN(data32)){
const err69 = {instancePath:instancePath+"/draws/keep",schemaPath:"#/properties/draws/properties/keep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err70 = {instancePath:instancePath+"/draws/keep",schemaPath:"#/properties/draws/properties/keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
else {
const err71 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.reshuffles !== undefined){
if(typeof data.reshuffles !== "boolean"){
const err72 = {instancePath:instancePath+"/reshuffles",schemaPath:"#/properties/reshuffles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.asStrike !== undefined){
if(!(validate63(data.asStrike, {instancePath:instancePath+"/asStrike",parentData:data,parentDataProperty:"asStrike",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.direct !== undefined){
if(typeof data.direct !== "boolean"){
const err73 = {instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.grows !== undefined){
if(typeof data.grows !== "boolean"){
const err74 = {instancePath:instancePath+"/grows",schemaPath:"#/properties/grows/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.reinforces !== undefined){
if(typeof data.reinforces !== "boolean"){
const err75 = {instancePath:instancePath+"/reinforces",schemaPath:"#/properties/reinforces/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.builds !== undefined){
if(typeof data.builds !== "boolean"){
const err76 = {instancePath:instancePath+"/builds",schemaPath:"#/properties/builds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/cards.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("cards" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "cards"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 200){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs5 = errors;
if(!(validate63(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate65(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const dice = validate86;
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/dice.schema.json","title":"DiceFile","description":"The dice of the system.","type":"object","properties":{"kind":{"description":"What this file is.","const":"dice"},"faces":{"title":"DieSides","description":"How many sides of a die show each face, 0 to 20. Together they are its sides.","type":"object","properties":{"infantry":{"description":"Sides that show the sign of infantry, 0 to 20.","type":"integer","minimum":0,"maximum":20},"armour":{"description":"Sides that show the sign of armour, 0 to 20.","type":"integer","minimum":0,"maximum":20},"grenade":{"description":"Sides that show a grenade, 0 to 20.","type":"integer","minimum":0,"maximum":20},"star":{"description":"Sides that show a star, 0 to 20.","type":"integer","minimum":0,"maximum":20},"flag":{"description":"Sides that show a flag, 0 to 20.","type":"integer","minimum":0,"maximum":20}},"required":["infantry","armour","grenade","star","flag"],"additionalProperties":false}},"required":["kind","faces"],"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/dice.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.faces === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faces"},message:"must have required property '"+"faces"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "faces"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("dice" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "dice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.faces !== undefined){
let data1 = data.faces;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.infantry === undefined){
const err4 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/required",keyword:"required",params:{missingProperty: "infantry"},message:"must have required property '"+"infantry"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.armour === undefined){
const err5 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/required",keyword:"required",params:{missingProperty: "armour"},message:"must have required property '"+"armour"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.grenade === undefined){
const err6 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/required",keyword:"required",params:{missingProperty: "grenade"},message:"must have required property '"+"grenade"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.star === undefined){
const err7 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/required",keyword:"required",params:{missingProperty: "star"},message:"must have required property '"+"star"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.flag === undefined){
const err8 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/required",keyword:"required",params:{missingProperty: "flag"},message:"must have required property '"+"flag"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "infantry") || (key1 === "armour")) || (key1 === "grenade")) || (key1 === "star")) || (key1 === "flag"))){
const err9 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.infantry !== undefined){
let data2 = data1.infantry;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/faces/infantry",schemaPath:"#/properties/faces/properties/infantry/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/faces/infantry",schemaPath:"#/properties/faces/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/faces/infantry",schemaPath:"#/properties/faces/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data1.armour !== undefined){
let data3 = data1.armour;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/faces/armour",schemaPath:"#/properties/faces/properties/armour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/faces/armour",schemaPath:"#/properties/faces/properties/armour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/faces/armour",schemaPath:"#/properties/faces/properties/armour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data1.grenade !== undefined){
let data4 = data1.grenade;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/faces/grenade",schemaPath:"#/properties/faces/properties/grenade/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/faces/grenade",schemaPath:"#/properties/faces/properties/grenade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/faces/grenade",schemaPath:"#/properties/faces/properties/grenade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data1.star !== undefined){
let data5 = data1.star;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/faces/star",schemaPath:"#/properties/faces/properties/star/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/faces/star",schemaPath:"#/properties/faces/properties/star/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/faces/star",schemaPath:"#/properties/faces/properties/star/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data1.flag !== undefined){
let data6 = data1.flag;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/faces/flag",schemaPath:"#/properties/faces/properties/flag/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/faces/flag",schemaPath:"#/properties/faces/properties/flag/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/faces/flag",schemaPath:"#/properties/faces/properties/flag/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const example = validate87;
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/example.schema.json","title":"ExampleBlock","description":"A worked example of the rulebook. It is played on the engine when the rulebook is built, and must come out as it says.","type":"object","properties":{"title":{"description":"What it shows.","$ref":"../common.schema.json#/definitions/name"},"rules":{"description":"Ids of the rules that it shows, such as C14.","type":"array","items":{"$ref":"../common.schema.json#/definitions/ruleName"},"minItems":1,"maxItems":20},"map":{"description":"One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more and have one sign less. `-` is off the board. A map of equally long rows is fine too.","type":"string","minLength":1,"maxLength":2000},"borders":{"description":"Where the middle section begins and ends, in half hexes from the west. Default: thirds of the map.","type":"array","items":{"description":"Half hexes from the west, 0 to 120.","type":"integer","minimum":0,"maximum":120},"minItems":2,"maxItems":2},"obstacles":{"description":"What lies on hexes beside their terrain; `by` is `first` or `second`, the side that built it.","type":"array","items":{"$ref":"map.schema.json#/definitions/obstacle"},"minItems":0,"maxItems":50},"ways":{"description":"Roads and railways.","type":"array","items":{"$ref":"map.schema.json#/definitions/way"},"minItems":0,"maxItems":20},"ends":{"description":"Hexsides through which ground with open ends is entered and left.","type":"array","items":{"$ref":"../common.schema.json#/definitions/hexsides"},"minItems":0,"maxItems":50},"mines":{"description":"Values of minefields that are no secret any more, by hex name.","type":"object","propertyNames":{"$ref":"#/definitions/hexKey"},"additionalProperties":{"description":"Dice, 0 to 9.","type":"integer","minimum":0,"maximum":9},"maxProperties":20},"nations":{"description":"The nations of the sides. Default: american and german.","type":"array","items":{"description":"Id of a nation.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":2,"maxItems":2},"edges":{"description":"The edges from which the sides come. Default: south and north.","type":"array","items":{"description":"An edge of the board.","enum":["north","south"]},"minItems":2,"maxItems":2},"hands":{"description":"Cards in hand by side, beside the card in play and one that waits. A side may hold as many as that together. Default: none.","type":"array","items":{"description":"Of one side.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":0,"maxItems":12},"minItems":2,"maxItems":2},"waiting":{"description":"The card that waits for its turn, by side; `none` for none.","type":"array","items":{"description":"Id of a card, or `none`.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":2,"maxItems":2},"last":{"description":"Id of the card that the enemy of the active side has played last.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"deck":{"description":"Cards in the deck. Default: all of the standard deck that are not in a hand.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":0,"maxItems":100},"discarded":{"description":"Cards in the discard pile. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":0,"maxItems":100},"winAt":{"description":"Medals that win, 1 to 30. Default: 6.","type":"integer","minimum":1,"maximum":30,"default":6},"won":{"description":"Medals that the sides have won so far. Default: none.","type":"array","items":{"description":"Medals of one side, 0 to 29.","type":"integer","minimum":0,"maximum":29},"minItems":2,"maxItems":2},"medals":{"description":"Places that are worth medals; their sides are `first` and `second`.","type":"array","items":{"$ref":"scenario.schema.json#/definitions/medal"},"minItems":0,"maxItems":20},"special":{"description":"Special rules; their sides are `first` and `second`.","$ref":"scenario.schema.json#/definitions/special"},"turn":{"description":"The turn, 1 to 100. Default: 1.","type":"integer","minimum":1,"maximum":100,"default":1},"turns":{"description":"The last turn of the game, 1 to 100. Default: ten turns more than `turn`.","type":"integer","minimum":1,"maximum":100},"side":{"description":"Whose turn it is, 1 or 2. Default: the side of the unit that acts first or is asked about.","enum":[1,2]},"phase":{"description":"What is decided now. Default: what the first action belongs to; without one move for a question about movement, else battle.","enum":["play","aim","order","move","battle","react","retreat","advance","overrun","second","discard","keep","announce"]},"card":{"description":"Id of the card in play; in the phase order its orders are still to be given. Default: none; ordered units then act as usual.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"section":{"description":"The section that was named with it.","enum":["left","centre","right"]},"visibility":{"description":"How far units see at night, 0 to 20. Default: 0, which is day.","type":"integer","minimum":0,"maximum":20,"default":0},"units":{"description":"The units.","type":"array","items":{"$ref":"#/definitions/unit"},"minItems":1,"maxItems":40},"explain":{"title":"ExplainBlock","description":"A number that the game explains: one of these.","type":"object","properties":{"dice":{"title":"DiceQuestion","description":"The dice of a battle.","type":"object","properties":{"attacker":{"description":"Id of the unit that attacks.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"target":{"description":"Id of the unit that is attacked.","$ref":"../common.schema.json#/definitions/id","refers":"unit"}},"required":["attacker","target"],"additionalProperties":false},"movement":{"title":"MovementQuestion","description":"A move.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"to":{"description":"Where it goes.","$ref":"../common.schema.json#/definitions/hex"}},"required":["unit","to"],"additionalProperties":false},"flags":{"title":"FlagsQuestion","description":"Flags that a unit may ignore.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"../common.schema.json#/definitions/id","refers":"unit"}},"required":["unit"],"additionalProperties":false},"medals":{"title":"MedalsQuestion","description":"The medals of a side.","type":"object","properties":{"side":{"description":"1 the first side, 2 the second.","enum":[1,2]}},"required":["side"],"additionalProperties":false}},"additionalProperties":false,"minProperties":1,"maxProperties":1},"forecast":{"title":"ForecastBlock","description":"A battle whose forecast is asked for.","type":"object","properties":{"attacker":{"description":"Id of the unit that attacks.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"target":{"description":"Id of the unit that is attacked.","$ref":"../common.schema.json#/definitions/id","refers":"unit"}},"required":["attacker","target"],"additionalProperties":false},"legal":{"description":"An action of which `expect` says whether it is legal.","$ref":"#/definitions/action"},"do":{"description":"Actions to carry out in order. `expect` says how things stand afterwards.","type":"array","items":{"$ref":"#/definitions/action"},"minItems":1,"maxItems":40},"dice":{"description":"The rolls that `do` needs, in order: a face for a die, a number from 0 for any other draw.","type":"array","items":{"description":"A face of a die, or a number.","type":["string","integer"],"pattern":"^(infantry|armour|grenade|star|flag)$","minimum":0,"maximum":1000000,"form":"a face out of infantry, armour, grenade, star and flag, or a number"},"minItems":0,"maxItems":200},"expect":{"description":"What must come of it.","$ref":"#/definitions/expectation"}},"required":["title","rules","map","units","expect"],"additionalProperties":false,"definitions":{"unit":{"title":"ExampleUnit","description":"A unit of the example.","type":"object","properties":{"id":{"description":"Its id in the example.","$ref":"../common.schema.json#/definitions/id","defines":"unit"},"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"type":{"description":"Id of its unit type.","$ref":"../common.schema.json#/definitions/id","refers":"unit-type"},"name":{"description":"Its name. Default: the name of its type.","$ref":"../common.schema.json#/definitions/name"},"nation":{"description":"Id of its nation. Default: that of its side.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"hex":{"description":"Where it stands. A unit has this or `reserve`.","$ref":"../common.schema.json#/definitions/hex"},"figures":{"description":"Figures now, 1 to 9. Default: those of its type.","type":"integer","minimum":1,"maximum":9},"reserve":{"description":"How it comes in from the reserve.","enum":["airfield","train","paradrop"]},"leader":{"description":"Whether a leader is with it. Default: false.","type":"boolean","default":false},"camouflaged":{"description":"Whether it is camouflaged. Default: false.","type":"boolean","default":false},"boat":{"description":"Whether it has a boat. Default: false.","type":"boolean","default":false},"ordered":{"description":"Whether it is ordered. Default: in the phases move and battle true for all units of the side whose turn it is, else false.","type":"boolean"}},"required":["id","side","type"],"additionalProperties":false},"action":{"title":"ExampleAction","description":"One action by its type, with the fields that it has in the engine.","type":"object","properties":{"play":{"description":"A card is played.","$ref":"#/definitions/actionFields"},"prepare":{"description":"A card is put down for the next turn.","$ref":"#/definitions/actionFields"},"blow":{"description":"A card is given for blowing up a bridge.","$ref":"#/definitions/actionFields"},"bridge":{"description":"A card is given for a bridge of boats.","$ref":"#/definitions/actionFields"},"smoke":{"description":"A smoke screen is laid.","$ref":"#/definitions/actionFields"},"aim":{"description":"A target is named.","$ref":"#/definitions/actionFields"},"order":{"description":"A unit is ordered.","$ref":"#/definitions/actionFields"},"land":{"description":"A reserve comes in.","$ref":"#/definitions/actionFields"},"recover":{"description":"A unit recovers figures in place of acting.","$ref":"#/definitions/actionFields"},"move":{"description":"A unit moves.","$ref":"#/definitions/actionFields"},"attack":{"description":"A unit battles.","$ref":"#/definitions/actionFields"},"clear":{"description":"A unit takes an obstacle away.","$ref":"#/definitions/actionFields"},"seal":{"description":"A unit tries to seal a cave.","$ref":"#/definitions/actionFields"},"ignore":{"description":"Flags are ignored.","$ref":"#/definitions/actionFields"},"retreat":{"description":"A unit retreats into a hex.","$ref":"#/definitions/actionFields"},"follow":{"description":"A unit goes on after taking ground.","$ref":"#/definitions/actionFields"},"discard":{"description":"A card is given up.","$ref":"#/definitions/actionFields"},"keep":{"description":"A drawn card is kept.","$ref":"#/definitions/actionFields"},"announce":{"description":"A card is laid open for the next turn.","$ref":"#/definitions/actionFields"},"spring":{"description":"The ambush is sprung: write `spring: true`.","const":true},"advance":{"description":"The unit takes the ground: write `advance: true`.","const":true},"done":{"description":"The side is done with what it decides: write `done: true`.","const":true}},"additionalProperties":false,"minProperties":1,"maxProperties":1},"actionFields":{"title":"ActionFields","description":"The fields of an action; which of them it needs is the verb’s.","type":"object","properties":{"card":{"description":"Id of the card.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"section":{"description":"The section that is named with a card.","enum":["left","centre","right"]},"strike":{"description":"Whether the card is played as a strike from the air. Default: false.","type":"boolean","default":false},"unit":{"description":"Id of the unit that acts.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"target":{"description":"Id of the unit that it is about.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"to":{"description":"The hex to which it leads.","$ref":"../common.schema.json#/definitions/hex"},"hex":{"description":"The hex that it is about.","$ref":"../common.schema.json#/definitions/hex"},"count":{"description":"How many flags, 0 to 9.","type":"integer","minimum":0,"maximum":9},"shape":{"description":"The shape of a smoke screen, by its number, 0 to 99.","type":"integer","minimum":0,"maximum":99}},"additionalProperties":false},"expectation":{"title":"Expectation","description":"What must come of it.","type":"object","properties":{"value":{"description":"The explained number: dice, hexes, flags or medals. Compared to as many decimals as are written.","type":"number","minimum":-1000,"maximum":1000},"terms":{"description":"Terms of the explanation by rule id; terms of the same rule are added up.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/ruleName"},"additionalProperties":{"description":"The value of the term.","type":"number","minimum":-1000,"maximum":1000},"maxProperties":40},"legal":{"description":"Whether the action is legal.","type":"boolean"},"reason":{"description":"Why it is not: what the game says.","type":"string","minLength":1,"maxLength":400},"dice":{"description":"Dice that the forecast tells, 0 to 20.","type":"integer","minimum":0,"maximum":20},"hits":{"description":"Hits that it expects. Compared to as many decimals as are written.","type":"number","minimum":0,"maximum":20},"kill":{"description":"Chance that the target is destroyed, in per cent, rounded.","type":"integer","minimum":0,"maximum":100},"units":{"description":"Units by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","refers":"unit"},"additionalProperties":{"$ref":"#/definitions/unitExpectation"},"maxProperties":40},"obstacles":{"description":"Obstacles by hex name: their id, or `none`.","type":"object","propertyNames":{"$ref":"#/definitions/hexKey"},"additionalProperties":{"$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"maxProperties":100},"medals":{"description":"Medals. A pair: the first side’s and the second side’s.","type":"array","items":{"description":"Medals of one side.","type":"integer","minimum":0,"maximum":99},"minItems":2,"maxItems":2},"hands":{"description":"Cards in hand by side.","type":"array","items":{"description":"Of one side.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":0,"maxItems":20},"minItems":2,"maxItems":2},"handSizes":{"description":"How many cards each side holds.","type":"array","items":{"description":"Cards of one side.","type":"integer","minimum":0,"maximum":20},"minItems":2,"maxItems":2},"discarded":{"description":"Cards in the discard pile.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":0,"maxItems":100},"sight":{"description":"Whether the first unit of the example sees hexes, by hex name.","type":"object","propertyNames":{"$ref":"#/definitions/hexKey"},"additionalProperties":{"description":"Whether it sees the hex.","type":"boolean"},"maxProperties":100},"smoke":{"description":"Turns for which smoke still stands, by hex name.","type":"object","propertyNames":{"$ref":"#/definitions/hexKey"},"additionalProperties":{"description":"Turns, 0 to 9.","type":"integer","minimum":0,"maximum":9},"maxProperties":40},"visibility":{"description":"How far units see at night, 0 to 20; 0 is day.","type":"integer","minimum":0,"maximum":20},"phase":{"description":"What is decided now.","enum":["play","aim","order","move","battle","react","retreat","advance","overrun","second","discard","keep","announce"]},"turn":{"description":"The turn, 1 to 100.","type":"integer","minimum":1,"maximum":100},"side":{"description":"Who decides now, 1 or 2.","enum":[1,2]},"winner":{"description":"Who has won the game: 1, 2 or nobody; `none` while it goes on.","enum":[1,2,"nobody","none"]},"undo":{"description":"Whether the last action can be taken back.","type":"boolean"}},"additionalProperties":false},"unitExpectation":{"title":"UnitExpectation","description":"How a unit stands.","type":"object","properties":{"hex":{"description":"Where it stands.","$ref":"../common.schema.json#/definitions/hex"},"place":{"description":"Where it is.","enum":["board","destroyed","reserve","exited"]},"figures":{"description":"Figures, 0 to 9.","type":"integer","minimum":0,"maximum":9},"ordered":{"description":"Whether it is ordered.","type":"boolean"},"leader":{"description":"Whether a leader is with it.","type":"boolean"},"camouflaged":{"description":"Whether it is camouflaged.","type":"boolean"},"boat":{"description":"Whether it has a boat.","type":"boolean"},"prisoners":{"description":"Whether it has freed prisoners with it.","type":"boolean"},"equipment":{"description":"Whether it has captured equipment.","type":"boolean"},"markers":{"description":"Markers with which it has zeroed in on a target, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"additionalProperties":false},"hexKey":{"description":"A hex by its printed name; YAML reads `0201` as the number 201.","type":"string","pattern":"^\\d{3,4}$","form":"a hex name of four digits, column and row, such as 0407","refers":"hex"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+[a-z]?$"},message:"must match pattern \""+"^[A-Z][0-9]+[a-z]?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema42 = {"title":"ObstacleRun","description":"Obstacles of one kind.","type":"object","properties":{"kind":{"description":"Id in the table of obstacles.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"by":{"description":"Id of the side that built them, for those that serve or harm one side only.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The hexes on which they lie. An entry has this or `sides`.","$ref":"../common.schema.json#/definitions/hexes"},"sides":{"description":"Hexes with the hexsides that they guard, for those that protect on their hexsides only.","type":"array","items":{"$ref":"../common.schema.json#/definitions/hexsides"},"minItems":1,"maxItems":200}},"required":["kind"],"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema43 = {"title":"HexNames","description":"Hex names separated by blanks, for example `0101 0201 0302`.","type":["string","integer"],"pattern":"^\\s*\\d{4}(\\s+\\d{4})*\\s*$","minimum":101,"maximum":9999,"maxLength":4000,"form":"hex names separated by blanks, such as 0101 0201 0302","refers":"hex"};
const pattern13 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})*\\s*$", "u");

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 101 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(func1(data) > 4000){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern13.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d{4}(\\s+\\d{4})*\\s*$"},message:"must match pattern \""+"^\\s*\\d{4}(\\s+\\d{4})*\\s*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"title":"Hexsides","description":"A hex and one or more of its sides, for example `0305 E SE`. Directions are NE, E, SE, SW, W, NW.","type":"string","pattern":"^\\d{4}( +(NE|E|SE|SW|W|NW))+$","maxLength":40,"form":"a hex name and directions out of NE, E, SE, SW, W, NW, such as 0305 E SE","refers":"hex"};
const pattern14 = new RegExp("^\\d{4}( +(NE|E|SE|SW|W|NW))+$", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}( +(NE|E|SE|SW|W|NW))+$"},message:"must match pattern \""+"^\\d{4}( +(NE|E|SE|SW|W|NW))+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "by")) || (key0 === "hexes")) || (key0 === "sides"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
if(!(validate93(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
if(!(validate93(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.hexes !== undefined){
if(!(validate98(data.hexes, {instancePath:instancePath+"/hexes",parentData:data,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.sides !== undefined){
let data3 = data.sides;
if(Array.isArray(data3)){
if(data3.length > 200){
const err2 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.length < 1){
const err3 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate100(data3[i0], {instancePath:instancePath+"/sides/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"title":"WayRun","description":"A road or railway.","type":"object","properties":{"kind":{"description":"Id in the table of ways.","$ref":"../common.schema.json#/definitions/id","refers":"way"},"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"run":{"description":"The hexes that it runs through.","$ref":"../common.schema.json#/definitions/run"}},"required":["kind","run"],"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"title":"Run","description":"Two or more hex names separated by blanks; each touches the next, for example `0101 0201 0302`.","type":"string","pattern":"^\\s*\\d{4}(\\s+\\d{4})+\\s*$","maxLength":4000,"form":"two or more hex names separated by blanks, such as 0101 0201 0302","refers":"hex"};
const pattern16 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})+\\s*$", "u");

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 4000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern16.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d{4}(\\s+\\d{4})+\\s*$"},message:"must match pattern \""+"^\\s*\\d{4}(\\s+\\d{4})+\\s*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.run === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "name")) || (key0 === "run"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if(!(validate93(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate105(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.run !== undefined){
if(!(validate107(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}( +(NE|E|SE|SW|W|NW))+$"},message:"must match pattern \""+"^\\d{4}( +(NE|E|SE|SW|W|NW))+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema53 = {"description":"A hex by its printed name; YAML reads `0201` as the number 201.","type":"string","pattern":"^\\d{3,4}$","form":"a hex name of four digits, column and row, such as 0407","refers":"hex"};
const pattern19 = new RegExp("^\\d{3,4}$", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern19.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema68 = {"title":"MedalEntry","description":"A place that is worth medals.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"hexes":{"description":"Its hexes.","$ref":"../common.schema.json#/definitions/hexes"},"side":{"description":"Id of the side that may win it. Default: both.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"permanent":{"description":"true: kept once won. false: given back when the place is left. Default: false.","type":"boolean","default":false},"group":{"description":"all: all of its hexes must be held. each: every one of them counts. Default: each.","enum":["all","each"],"default":"each"},"medals":{"description":"Medals for it, 1 to 9. Default: 1.","type":"integer","minimum":1,"maximum":9,"default":1},"atTurnStart":{"description":"Whether it is won only by holding it when the holder’s turn begins. Default: false.","type":"boolean","default":false}},"required":["name","hexes"],"additionalProperties":false};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 101 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(func1(data) > 4000){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern13.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d{4}(\\s+\\d{4})*\\s*$"},message:"must match pattern \""+"^\\s*\\d{4}(\\s+\\d{4})*\\s*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hexes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "hexes")) || (key0 === "side")) || (key0 === "permanent")) || (key0 === "group")) || (key0 === "medals")) || (key0 === "atTurnStart"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate141(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.hexes !== undefined){
if(!(validate180(data.hexes, {instancePath:instancePath+"/hexes",parentData:data,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate139(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.permanent !== undefined){
if(typeof data.permanent !== "boolean"){
const err3 = {instancePath:instancePath+"/permanent",schemaPath:"#/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.group !== undefined){
let data4 = data.group;
if(!((data4 === "all") || (data4 === "each"))){
const err4 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema68.properties.group.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.medals !== undefined){
let data5 = data.medals;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.atTurnStart !== undefined){
if(typeof data.atTurnStart !== "boolean"){
const err8 = {instancePath:instancePath+"/atTurnStart",schemaPath:"#/properties/atTurnStart/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"title":"SpecialEntry","description":"Special rules that this scenario switches on. Sides are those that may use them.","type":"object","properties":{"airStrikes":{"title":"AirStrikesEntry","description":"Patrols may be played as strikes from the air.","type":"object","properties":{"sides":{"description":"Ids of the sides that may.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"minItems":1,"maxItems":2}},"required":["sides"],"additionalProperties":false},"blitz":{"title":"BlitzEntry","description":"Lightning war: this side may strike from the air with every patrol, and the armour of the other is slow.","type":"object","properties":{"side":{"description":"Id of the side that attacks.","$ref":"../common.schema.json#/definitions/id","refers":"side"}},"required":["side"],"additionalProperties":false},"bridgeBlowing":{"title":"BridgeBlowingEntry","description":"Bridges may be blown up.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The bridges.","$ref":"../common.schema.json#/definitions/hexes"},"way":{"description":"surely: it is certain, and the card is not replaced. by-dice: it is rolled for, and a card is drawn.","enum":["surely","by-dice"]}},"required":["side","hexes","way"],"additionalProperties":false},"pontoons":{"title":"PontoonsEntry","description":"Bridges of boats may be built.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"count":{"description":"How many, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["side","count"],"additionalProperties":false},"spotting":{"title":"SpottingEntry","description":"Whoever holds these hexes fires its artillery with an observer.","type":"object","properties":{"side":{"description":"Id of the side that profits.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"Where the observers stand.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"sabotage":{"description":"Landmarks that may be demolished.","type":"array","items":{"title":"SabotageEntry","description":"A landmark.","type":"object","properties":{"side":{"description":"Id of the side that does it.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it is.","$ref":"../common.schema.json#/definitions/hex"},"stars":{"description":"Stars that are needed, 1 to 20.","type":"integer","minimum":1,"maximum":20},"medals":{"description":"Medals for it, 0 to 9.","type":"integer","minimum":0,"maximum":9},"supplies":{"description":"Whether it is a supply depot, whose loss slows the enemy’s armour. Default: false.","type":"boolean","default":false}},"required":["side","hex","stars","medals"],"additionalProperties":false},"minItems":1,"maxItems":20},"prisoners":{"description":"Prisoners who may be freed.","type":"array","items":{"title":"PrisonersEntry","description":"Prisoners.","type":"object","properties":{"side":{"description":"Id of the side that frees them.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where they are held.","$ref":"../common.schema.json#/definitions/hex"},"medals":{"description":"Medals while they are free, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["side","hex","medals"],"additionalProperties":false},"minItems":1,"maxItems":20},"equipment":{"description":"Equipment that may be captured.","type":"array","items":{"title":"EquipmentEntry","description":"A piece of equipment.","type":"object","properties":{"side":{"description":"Id of the side that captures it.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it lies.","$ref":"../common.schema.json#/definitions/hex"},"medals":{"description":"Medals while a unit has it, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["side","hex","medals"],"additionalProperties":false},"minItems":1,"maxItems":20},"desert":{"description":"Whether armour goes farther in overruns, as in the desert. Default: false.","type":"boolean","default":false},"oasisRecovery":{"description":"Whether infantry recovers figures at an oasis. Default: false.","type":"boolean","default":false},"hospitals":{"description":"Hospitals where infantry recovers figures.","type":"array","items":{"title":"HospitalEntry","description":"A hospital.","type":"object","properties":{"side":{"description":"Id of the side that it serves.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it is.","$ref":"../common.schema.json#/definitions/hex"}},"required":["side","hex"],"additionalProperties":false},"minItems":1,"maxItems":20},"radar":{"title":"RadarEntry","description":"While a side holds these hexes, the enemy announces strikes from the air a turn ahead.","type":"object","properties":{"side":{"description":"Id of the side that is warned.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"Where the radar stands.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"headquarters":{"description":"Headquarters whose capture costs cards.","type":"array","items":{"title":"HeadquartersEntry","description":"A headquarters.","type":"object","properties":{"side":{"description":"Id of the side whose it is.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it is.","$ref":"../common.schema.json#/definitions/hex"}},"required":["side","hex"],"additionalProperties":false},"minItems":1,"maxItems":20},"night":{"title":"NightEntry","description":"The battle begins in the dark.","type":"object","properties":{"roller":{"description":"Id of the side at the start of whose turns the light is rolled for.","$ref":"../common.schema.json#/definitions/id","refers":"side"}},"required":["roller"],"additionalProperties":false},"paradrop":{"title":"ParadropEntry","description":"Units drop from the air.","type":"object","properties":{"side":{"description":"Id of the side that drops.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"Where they are dropped.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"smoke":{"title":"SmokeEntry","description":"Smoke screens may be laid.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"uses":{"description":"How often, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["side","uses"],"additionalProperties":false},"airfield":{"title":"AirfieldEntry","description":"Reserves may be flown in.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The landing grounds.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"trains":{"title":"TrainsEntry","description":"Reserves come by train.","type":"object","properties":{"side":{"description":"Id of the side whose train it is.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"stations":{"description":"Where they leave the train.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","stations"],"additionalProperties":false},"exits":{"description":"Units may leave the board for medals.","type":"array","items":{"title":"ExitEntry","description":"Hexes from which units leave.","type":"object","properties":{"side":{"description":"Id of the side that leaves.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The hexes, at the edge.","$ref":"../common.schema.json#/definitions/hexes"},"medals":{"description":"Medals for each unit, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["side","hexes","medals"],"additionalProperties":false},"minItems":1,"maxItems":20}},"additionalProperties":false};
const schema49 = {"title":"HexName","description":"A hex by its printed name: two digits of column and two of row, both from 01; `0101` is the top left.","type":["string","integer"],"pattern":"^\\d{4}$","minimum":101,"maximum":9999,"form":"a hex name of four digits, column and row, such as 0407","refers":"hex"};
const pattern17 = new RegExp("^\\d{4}$", "u");

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 101 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern17.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}$"},message:"must match pattern \""+"^\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema70.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.airStrikes !== undefined){
let data0 = data.airStrikes;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.sides === undefined){
const err1 = {instancePath:instancePath+"/airStrikes",schemaPath:"#/properties/airStrikes/required",keyword:"required",params:{missingProperty: "sides"},message:"must have required property '"+"sides"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "sides")){
const err2 = {instancePath:instancePath+"/airStrikes",schemaPath:"#/properties/airStrikes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.sides !== undefined){
let data1 = data0.sides;
if(Array.isArray(data1)){
if(data1.length > 2){
const err3 = {instancePath:instancePath+"/airStrikes/sides",schemaPath:"#/properties/airStrikes/properties/sides/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/airStrikes/sides",schemaPath:"#/properties/airStrikes/properties/sides/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate139(data1[i0], {instancePath:instancePath+"/airStrikes/sides/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/airStrikes/sides",schemaPath:"#/properties/airStrikes/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/airStrikes",schemaPath:"#/properties/airStrikes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.blitz !== undefined){
let data3 = data.blitz;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.side === undefined){
const err7 = {instancePath:instancePath+"/blitz",schemaPath:"#/properties/blitz/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data3){
if(!(key2 === "side")){
const err8 = {instancePath:instancePath+"/blitz",schemaPath:"#/properties/blitz/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.side !== undefined){
if(!(validate139(data3.side, {instancePath:instancePath+"/blitz/side",parentData:data3,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/blitz",schemaPath:"#/properties/blitz/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bridgeBlowing !== undefined){
let data5 = data.bridgeBlowing;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.side === undefined){
const err10 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.hexes === undefined){
const err11 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.way === undefined){
const err12 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/required",keyword:"required",params:{missingProperty: "way"},message:"must have required property '"+"way"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key3 in data5){
if(!(((key3 === "side") || (key3 === "hexes")) || (key3 === "way"))){
const err13 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.side !== undefined){
if(!(validate139(data5.side, {instancePath:instancePath+"/bridgeBlowing/side",parentData:data5,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data5.hexes !== undefined){
if(!(validate180(data5.hexes, {instancePath:instancePath+"/bridgeBlowing/hexes",parentData:data5,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data5.way !== undefined){
let data8 = data5.way;
if(!((data8 === "surely") || (data8 === "by-dice"))){
const err14 = {instancePath:instancePath+"/bridgeBlowing/way",schemaPath:"#/properties/bridgeBlowing/properties/way/enum",keyword:"enum",params:{allowedValues: schema70.properties.bridgeBlowing.properties.way.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.pontoons !== undefined){
let data9 = data.pontoons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.side === undefined){
const err16 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9.count === undefined){
const err17 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key4 in data9){
if(!((key4 === "side") || (key4 === "count"))){
const err18 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.side !== undefined){
if(!(validate139(data9.side, {instancePath:instancePath+"/pontoons/side",parentData:data9,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data9.count !== undefined){
let data11 = data9.count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/pontoons/count",schemaPath:"#/properties/pontoons/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/pontoons/count",schemaPath:"#/properties/pontoons/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/pontoons/count",schemaPath:"#/properties/pontoons/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.spotting !== undefined){
let data12 = data.spotting;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.side === undefined){
const err23 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12.hexes === undefined){
const err24 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key5 in data12){
if(!((key5 === "side") || (key5 === "hexes"))){
const err25 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.side !== undefined){
if(!(validate139(data12.side, {instancePath:instancePath+"/spotting/side",parentData:data12,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data12.hexes !== undefined){
if(!(validate180(data12.hexes, {instancePath:instancePath+"/spotting/hexes",parentData:data12,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sabotage !== undefined){
let data15 = data.sabotage;
if(Array.isArray(data15)){
if(data15.length > 20){
const err27 = {instancePath:instancePath+"/sabotage",schemaPath:"#/properties/sabotage/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data15.length < 1){
const err28 = {instancePath:instancePath+"/sabotage",schemaPath:"#/properties/sabotage/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.side === undefined){
const err29 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data16.hex === undefined){
const err30 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16.stars === undefined){
const err31 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "stars"},message:"must have required property '"+"stars"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data16.medals === undefined){
const err32 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key6 in data16){
if(!(((((key6 === "side") || (key6 === "hex")) || (key6 === "stars")) || (key6 === "medals")) || (key6 === "supplies"))){
const err33 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data16.side !== undefined){
if(!(validate139(data16.side, {instancePath:instancePath+"/sabotage/" + i1+"/side",parentData:data16,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data16.hex !== undefined){
if(!(validate174(data16.hex, {instancePath:instancePath+"/sabotage/" + i1+"/hex",parentData:data16,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data16.stars !== undefined){
let data19 = data16.stars;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err34 = {instancePath:instancePath+"/sabotage/" + i1+"/stars",schemaPath:"#/properties/sabotage/items/properties/stars/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 20 || isNaN(data19)){
const err35 = {instancePath:instancePath+"/sabotage/" + i1+"/stars",schemaPath:"#/properties/sabotage/items/properties/stars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err36 = {instancePath:instancePath+"/sabotage/" + i1+"/stars",schemaPath:"#/properties/sabotage/items/properties/stars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data16.medals !== undefined){
let data20 = data16.medals;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err37 = {instancePath:instancePath+"/sabotage/" + i1+"/medals",schemaPath:"#/properties/sabotage/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9 || isNaN(data20)){
const err38 = {instancePath:instancePath+"/sabotage/" + i1+"/medals",schemaPath:"#/properties/sabotage/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err39 = {instancePath:instancePath+"/sabotage/" + i1+"/medals",schemaPath:"#/properties/sabotage/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data16.supplies !== undefined){
if(typeof data16.supplies !== "boolean"){
const err40 = {instancePath:instancePath+"/sabotage/" + i1+"/supplies",schemaPath:"#/properties/sabotage/items/properties/supplies/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/sabotage",schemaPath:"#/properties/sabotage/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.prisoners !== undefined){
let data22 = data.prisoners;
if(Array.isArray(data22)){
if(data22.length > 20){
const err43 = {instancePath:instancePath+"/prisoners",schemaPath:"#/properties/prisoners/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data22.length < 1){
const err44 = {instancePath:instancePath+"/prisoners",schemaPath:"#/properties/prisoners/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.side === undefined){
const err45 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data23.hex === undefined){
const err46 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data23.medals === undefined){
const err47 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key7 in data23){
if(!(((key7 === "side") || (key7 === "hex")) || (key7 === "medals"))){
const err48 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data23.side !== undefined){
if(!(validate139(data23.side, {instancePath:instancePath+"/prisoners/" + i2+"/side",parentData:data23,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data23.hex !== undefined){
if(!(validate174(data23.hex, {instancePath:instancePath+"/prisoners/" + i2+"/hex",parentData:data23,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data23.medals !== undefined){
let data26 = data23.medals;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err49 = {instancePath:instancePath+"/prisoners/" + i2+"/medals",schemaPath:"#/properties/prisoners/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9 || isNaN(data26)){
const err50 = {instancePath:instancePath+"/prisoners/" + i2+"/medals",schemaPath:"#/properties/prisoners/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err51 = {instancePath:instancePath+"/prisoners/" + i2+"/medals",schemaPath:"#/properties/prisoners/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/prisoners",schemaPath:"#/properties/prisoners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.equipment !== undefined){
let data27 = data.equipment;
if(Array.isArray(data27)){
if(data27.length > 20){
const err54 = {instancePath:instancePath+"/equipment",schemaPath:"#/properties/equipment/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data27.length < 1){
const err55 = {instancePath:instancePath+"/equipment",schemaPath:"#/properties/equipment/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.side === undefined){
const err56 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data28.hex === undefined){
const err57 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data28.medals === undefined){
const err58 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key8 in data28){
if(!(((key8 === "side") || (key8 === "hex")) || (key8 === "medals"))){
const err59 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data28.side !== undefined){
if(!(validate139(data28.side, {instancePath:instancePath+"/equipment/" + i3+"/side",parentData:data28,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data28.hex !== undefined){
if(!(validate174(data28.hex, {instancePath:instancePath+"/equipment/" + i3+"/hex",parentData:data28,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data28.medals !== undefined){
let data31 = data28.medals;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err60 = {instancePath:instancePath+"/equipment/" + i3+"/medals",schemaPath:"#/properties/equipment/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9 || isNaN(data31)){
const err61 = {instancePath:instancePath+"/equipment/" + i3+"/medals",schemaPath:"#/properties/equipment/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err62 = {instancePath:instancePath+"/equipment/" + i3+"/medals",schemaPath:"#/properties/equipment/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/equipment",schemaPath:"#/properties/equipment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.desert !== undefined){
if(typeof data.desert !== "boolean"){
const err65 = {instancePath:instancePath+"/desert",schemaPath:"#/properties/desert/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.oasisRecovery !== undefined){
if(typeof data.oasisRecovery !== "boolean"){
const err66 = {instancePath:instancePath+"/oasisRecovery",schemaPath:"#/properties/oasisRecovery/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.hospitals !== undefined){
let data34 = data.hospitals;
if(Array.isArray(data34)){
if(data34.length > 20){
const err67 = {instancePath:instancePath+"/hospitals",schemaPath:"#/properties/hospitals/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data34.length < 1){
const err68 = {instancePath:instancePath+"/hospitals",schemaPath:"#/properties/hospitals/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.side === undefined){
const err69 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data35.hex === undefined){
const err70 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key9 in data35){
if(!((key9 === "side") || (key9 === "hex"))){
const err71 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data35.side !== undefined){
if(!(validate139(data35.side, {instancePath:instancePath+"/hospitals/" + i4+"/side",parentData:data35,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data35.hex !== undefined){
if(!(validate174(data35.hex, {instancePath:instancePath+"/hospitals/" + i4+"/hex",parentData:data35,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/hospitals",schemaPath:"#/properties/hospitals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.radar !== undefined){
let data38 = data.radar;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.side === undefined){
const err74 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data38.hexes === undefined){
const err75 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key10 in data38){
if(!((key10 === "side") || (key10 === "hexes"))){
const err76 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data38.side !== undefined){
if(!(validate139(data38.side, {instancePath:instancePath+"/radar/side",parentData:data38,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data38.hexes !== undefined){
if(!(validate180(data38.hexes, {instancePath:instancePath+"/radar/hexes",parentData:data38,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.headquarters !== undefined){
let data41 = data.headquarters;
if(Array.isArray(data41)){
if(data41.length > 20){
const err78 = {instancePath:instancePath+"/headquarters",schemaPath:"#/properties/headquarters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data41.length < 1){
const err79 = {instancePath:instancePath+"/headquarters",schemaPath:"#/properties/headquarters/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.side === undefined){
const err80 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data42.hex === undefined){
const err81 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key11 in data42){
if(!((key11 === "side") || (key11 === "hex"))){
const err82 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data42.side !== undefined){
if(!(validate139(data42.side, {instancePath:instancePath+"/headquarters/" + i5+"/side",parentData:data42,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data42.hex !== undefined){
if(!(validate174(data42.hex, {instancePath:instancePath+"/headquarters/" + i5+"/hex",parentData:data42,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
}
else {
const err83 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/headquarters",schemaPath:"#/properties/headquarters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.night !== undefined){
let data45 = data.night;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.roller === undefined){
const err85 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/required",keyword:"required",params:{missingProperty: "roller"},message:"must have required property '"+"roller"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
for(const key12 in data45){
if(!(key12 === "roller")){
const err86 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data45.roller !== undefined){
if(!(validate139(data45.roller, {instancePath:instancePath+"/night/roller",parentData:data45,parentDataProperty:"roller",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err87 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.paradrop !== undefined){
let data47 = data.paradrop;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.side === undefined){
const err88 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data47.hexes === undefined){
const err89 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key13 in data47){
if(!((key13 === "side") || (key13 === "hexes"))){
const err90 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data47.side !== undefined){
if(!(validate139(data47.side, {instancePath:instancePath+"/paradrop/side",parentData:data47,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data47.hexes !== undefined){
if(!(validate180(data47.hexes, {instancePath:instancePath+"/paradrop/hexes",parentData:data47,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err91 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.smoke !== undefined){
let data50 = data.smoke;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.side === undefined){
const err92 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data50.uses === undefined){
const err93 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "uses"},message:"must have required property '"+"uses"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key14 in data50){
if(!((key14 === "side") || (key14 === "uses"))){
const err94 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data50.side !== undefined){
if(!(validate139(data50.side, {instancePath:instancePath+"/smoke/side",parentData:data50,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data50.uses !== undefined){
let data52 = data50.uses;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err95 = {instancePath:instancePath+"/smoke/uses",schemaPath:"#/properties/smoke/properties/uses/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 9 || isNaN(data52)){
const err96 = {instancePath:instancePath+"/smoke/uses",schemaPath:"#/properties/smoke/properties/uses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data52 < 1 || isNaN(data52)){
const err97 = {instancePath:instancePath+"/smoke/uses",schemaPath:"#/properties/smoke/properties/uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
}
else {
const err98 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.airfield !== undefined){
let data53 = data.airfield;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.side === undefined){
const err99 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data53.hexes === undefined){
const err100 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key15 in data53){
if(!((key15 === "side") || (key15 === "hexes"))){
const err101 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data53.side !== undefined){
if(!(validate139(data53.side, {instancePath:instancePath+"/airfield/side",parentData:data53,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data53.hexes !== undefined){
if(!(validate180(data53.hexes, {instancePath:instancePath+"/airfield/hexes",parentData:data53,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err102 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.trains !== undefined){
let data56 = data.trains;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.side === undefined){
const err103 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data56.stations === undefined){
const err104 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/required",keyword:"required",params:{missingProperty: "stations"},message:"must have required property '"+"stations"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key16 in data56){
if(!((key16 === "side") || (key16 === "stations"))){
const err105 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data56.side !== undefined){
if(!(validate139(data56.side, {instancePath:instancePath+"/trains/side",parentData:data56,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data56.stations !== undefined){
if(!(validate180(data56.stations, {instancePath:instancePath+"/trains/stations",parentData:data56,parentDataProperty:"stations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err106 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.exits !== undefined){
let data59 = data.exits;
if(Array.isArray(data59)){
if(data59.length > 20){
const err107 = {instancePath:instancePath+"/exits",schemaPath:"#/properties/exits/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data59.length < 1){
const err108 = {instancePath:instancePath+"/exits",schemaPath:"#/properties/exits/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const len6 = data59.length;
for(let i6=0; i6<len6; i6++){
let data60 = data59[i6];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.side === undefined){
const err109 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data60.hexes === undefined){
const err110 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data60.medals === undefined){
const err111 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key17 in data60){
if(!(((key17 === "side") || (key17 === "hexes")) || (key17 === "medals"))){
const err112 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data60.side !== undefined){
if(!(validate139(data60.side, {instancePath:instancePath+"/exits/" + i6+"/side",parentData:data60,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data60.hexes !== undefined){
if(!(validate180(data60.hexes, {instancePath:instancePath+"/exits/" + i6+"/hexes",parentData:data60,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data60.medals !== undefined){
let data63 = data60.medals;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err113 = {instancePath:instancePath+"/exits/" + i6+"/medals",schemaPath:"#/properties/exits/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 9 || isNaN(data63)){
const err114 = {instancePath:instancePath+"/exits/" + i6+"/medals",schemaPath:"#/properties/exits/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err115 = {instancePath:instancePath+"/exits/" + i6+"/medals",schemaPath:"#/properties/exits/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
}
else {
const err116 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/exits",schemaPath:"#/properties/exits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"title":"ExampleUnit","description":"A unit of the example.","type":"object","properties":{"id":{"description":"Its id in the example.","$ref":"../common.schema.json#/definitions/id","defines":"unit"},"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"type":{"description":"Id of its unit type.","$ref":"../common.schema.json#/definitions/id","refers":"unit-type"},"name":{"description":"Its name. Default: the name of its type.","$ref":"../common.schema.json#/definitions/name"},"nation":{"description":"Id of its nation. Default: that of its side.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"hex":{"description":"Where it stands. A unit has this or `reserve`.","$ref":"../common.schema.json#/definitions/hex"},"figures":{"description":"Figures now, 1 to 9. Default: those of its type.","type":"integer","minimum":1,"maximum":9},"reserve":{"description":"How it comes in from the reserve.","enum":["airfield","train","paradrop"]},"leader":{"description":"Whether a leader is with it. Default: false.","type":"boolean","default":false},"camouflaged":{"description":"Whether it is camouflaged. Default: false.","type":"boolean","default":false},"boat":{"description":"Whether it has a boat. Default: false.","type":"boolean","default":false},"ordered":{"description":"Whether it is ordered. Default: in the phases move and battle true for all units of the side whose turn it is, else false.","type":"boolean"}},"required":["id","side","type"],"additionalProperties":false};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 101 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern17.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}$"},message:"must match pattern \""+"^\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.side === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema78.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
let data1 = data.side;
if(!((data1 === 1) || (data1 === 2))){
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema78.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate131(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate88(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate131(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.hex !== undefined){
if(!(validate268(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
if(data.figures !== undefined){
let data6 = data.figures;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9 || isNaN(data6)){
const err6 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err7 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.reserve !== undefined){
let data7 = data.reserve;
if(!(((data7 === "airfield") || (data7 === "train")) || (data7 === "paradrop"))){
const err8 = {instancePath:instancePath+"/reserve",schemaPath:"#/properties/reserve/enum",keyword:"enum",params:{allowedValues: schema78.properties.reserve.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.leader !== undefined){
if(typeof data.leader !== "boolean"){
const err9 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.camouflaged !== undefined){
if(typeof data.camouflaged !== "boolean"){
const err10 = {instancePath:instancePath+"/camouflaged",schemaPath:"#/properties/camouflaged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.boat !== undefined){
if(typeof data.boat !== "boolean"){
const err11 = {instancePath:instancePath+"/boat",schemaPath:"#/properties/boat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ordered !== undefined){
if(typeof data.ordered !== "boolean"){
const err12 = {instancePath:instancePath+"/ordered",schemaPath:"#/properties/ordered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema80 = {"title":"ExampleAction","description":"One action by its type, with the fields that it has in the engine.","type":"object","properties":{"play":{"description":"A card is played.","$ref":"#/definitions/actionFields"},"prepare":{"description":"A card is put down for the next turn.","$ref":"#/definitions/actionFields"},"blow":{"description":"A card is given for blowing up a bridge.","$ref":"#/definitions/actionFields"},"bridge":{"description":"A card is given for a bridge of boats.","$ref":"#/definitions/actionFields"},"smoke":{"description":"A smoke screen is laid.","$ref":"#/definitions/actionFields"},"aim":{"description":"A target is named.","$ref":"#/definitions/actionFields"},"order":{"description":"A unit is ordered.","$ref":"#/definitions/actionFields"},"land":{"description":"A reserve comes in.","$ref":"#/definitions/actionFields"},"recover":{"description":"A unit recovers figures in place of acting.","$ref":"#/definitions/actionFields"},"move":{"description":"A unit moves.","$ref":"#/definitions/actionFields"},"attack":{"description":"A unit battles.","$ref":"#/definitions/actionFields"},"clear":{"description":"A unit takes an obstacle away.","$ref":"#/definitions/actionFields"},"seal":{"description":"A unit tries to seal a cave.","$ref":"#/definitions/actionFields"},"ignore":{"description":"Flags are ignored.","$ref":"#/definitions/actionFields"},"retreat":{"description":"A unit retreats into a hex.","$ref":"#/definitions/actionFields"},"follow":{"description":"A unit goes on after taking ground.","$ref":"#/definitions/actionFields"},"discard":{"description":"A card is given up.","$ref":"#/definitions/actionFields"},"keep":{"description":"A drawn card is kept.","$ref":"#/definitions/actionFields"},"announce":{"description":"A card is laid open for the next turn.","$ref":"#/definitions/actionFields"},"spring":{"description":"The ambush is sprung: write `spring: true`.","const":true},"advance":{"description":"The unit takes the ground: write `advance: true`.","const":true},"done":{"description":"The side is done with what it decides: write `done: true`.","const":true}},"additionalProperties":false,"minProperties":1,"maxProperties":1};
const schema81 = {"title":"ActionFields","description":"The fields of an action; which of them it needs is the verb’s.","type":"object","properties":{"card":{"description":"Id of the card.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"section":{"description":"The section that is named with a card.","enum":["left","centre","right"]},"strike":{"description":"Whether the card is played as a strike from the air. Default: false.","type":"boolean","default":false},"unit":{"description":"Id of the unit that acts.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"target":{"description":"Id of the unit that it is about.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"to":{"description":"The hex to which it leads.","$ref":"../common.schema.json#/definitions/hex"},"hex":{"description":"The hex that it is about.","$ref":"../common.schema.json#/definitions/hex"},"count":{"description":"How many flags, 0 to 9.","type":"integer","minimum":0,"maximum":9},"shape":{"description":"The shape of a smoke screen, by its number, 0 to 99.","type":"integer","minimum":0,"maximum":99}},"additionalProperties":false};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema81.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.card !== undefined){
if(!(validate131(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.section !== undefined){
let data1 = data.section;
if(!(((data1 === "left") || (data1 === "centre")) || (data1 === "right"))){
const err1 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/enum",keyword:"enum",params:{allowedValues: schema81.properties.section.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.strike !== undefined){
if(typeof data.strike !== "boolean"){
const err2 = {instancePath:instancePath+"/strike",schemaPath:"#/properties/strike/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unit !== undefined){
if(!(validate131(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate131(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate268(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
if(data.hex !== undefined){
if(!(validate268(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
let data7 = data.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9 || isNaN(data7)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.shape !== undefined){
let data8 = data.shape;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err6 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err8 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema80.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.play !== undefined){
if(!(validate279(data.play, {instancePath:instancePath+"/play",parentData:data,parentDataProperty:"play",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.prepare !== undefined){
if(!(validate279(data.prepare, {instancePath:instancePath+"/prepare",parentData:data,parentDataProperty:"prepare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.blow !== undefined){
if(!(validate279(data.blow, {instancePath:instancePath+"/blow",parentData:data,parentDataProperty:"blow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.bridge !== undefined){
if(!(validate279(data.bridge, {instancePath:instancePath+"/bridge",parentData:data,parentDataProperty:"bridge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.smoke !== undefined){
if(!(validate279(data.smoke, {instancePath:instancePath+"/smoke",parentData:data,parentDataProperty:"smoke",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.aim !== undefined){
if(!(validate279(data.aim, {instancePath:instancePath+"/aim",parentData:data,parentDataProperty:"aim",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validate279(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.land !== undefined){
if(!(validate279(data.land, {instancePath:instancePath+"/land",parentData:data,parentDataProperty:"land",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.recover !== undefined){
if(!(validate279(data.recover, {instancePath:instancePath+"/recover",parentData:data,parentDataProperty:"recover",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.move !== undefined){
if(!(validate279(data.move, {instancePath:instancePath+"/move",parentData:data,parentDataProperty:"move",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.attack !== undefined){
if(!(validate279(data.attack, {instancePath:instancePath+"/attack",parentData:data,parentDataProperty:"attack",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.clear !== undefined){
if(!(validate279(data.clear, {instancePath:instancePath+"/clear",parentData:data,parentDataProperty:"clear",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.seal !== undefined){
if(!(validate279(data.seal, {instancePath:instancePath+"/seal",parentData:data,parentDataProperty:"seal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.ignore !== undefined){
if(!(validate279(data.ignore, {instancePath:instancePath+"/ignore",parentData:data,parentDataProperty:"ignore",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.retreat !== undefined){
if(!(validate279(data.retreat, {instancePath:instancePath+"/retreat",parentData:data,parentDataProperty:"retreat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.follow !== undefined){
if(!(validate279(data.follow, {instancePath:instancePath+"/follow",parentData:data,parentDataProperty:"follow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.discard !== undefined){
if(!(validate279(data.discard, {instancePath:instancePath+"/discard",parentData:data,parentDataProperty:"discard",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
if(!(validate279(data.keep, {instancePath:instancePath+"/keep",parentData:data,parentDataProperty:"keep",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.announce !== undefined){
if(!(validate279(data.announce, {instancePath:instancePath+"/announce",parentData:data,parentDataProperty:"announce",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.spring !== undefined){
if(true !== data.spring){
const err3 = {instancePath:instancePath+"/spring",schemaPath:"#/properties/spring/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.advance !== undefined){
if(true !== data.advance){
const err4 = {instancePath:instancePath+"/advance",schemaPath:"#/properties/advance/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.done !== undefined){
if(true !== data.done){
const err5 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"title":"Expectation","description":"What must come of it.","type":"object","properties":{"value":{"description":"The explained number: dice, hexes, flags or medals. Compared to as many decimals as are written.","type":"number","minimum":-1000,"maximum":1000},"terms":{"description":"Terms of the explanation by rule id; terms of the same rule are added up.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/ruleName"},"additionalProperties":{"description":"The value of the term.","type":"number","minimum":-1000,"maximum":1000},"maxProperties":40},"legal":{"description":"Whether the action is legal.","type":"boolean"},"reason":{"description":"Why it is not: what the game says.","type":"string","minLength":1,"maxLength":400},"dice":{"description":"Dice that the forecast tells, 0 to 20.","type":"integer","minimum":0,"maximum":20},"hits":{"description":"Hits that it expects. Compared to as many decimals as are written.","type":"number","minimum":0,"maximum":20},"kill":{"description":"Chance that the target is destroyed, in per cent, rounded.","type":"integer","minimum":0,"maximum":100},"units":{"description":"Units by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","refers":"unit"},"additionalProperties":{"$ref":"#/definitions/unitExpectation"},"maxProperties":40},"obstacles":{"description":"Obstacles by hex name: their id, or `none`.","type":"object","propertyNames":{"$ref":"#/definitions/hexKey"},"additionalProperties":{"$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"maxProperties":100},"medals":{"description":"Medals. A pair: the first side’s and the second side’s.","type":"array","items":{"description":"Medals of one side.","type":"integer","minimum":0,"maximum":99},"minItems":2,"maxItems":2},"hands":{"description":"Cards in hand by side.","type":"array","items":{"description":"Of one side.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":0,"maxItems":20},"minItems":2,"maxItems":2},"handSizes":{"description":"How many cards each side holds.","type":"array","items":{"description":"Cards of one side.","type":"integer","minimum":0,"maximum":20},"minItems":2,"maxItems":2},"discarded":{"description":"Cards in the discard pile.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"minItems":0,"maxItems":100},"sight":{"description":"Whether the first unit of the example sees hexes, by hex name.","type":"object","propertyNames":{"$ref":"#/definitions/hexKey"},"additionalProperties":{"description":"Whether it sees the hex.","type":"boolean"},"maxProperties":100},"smoke":{"description":"Turns for which smoke still stands, by hex name.","type":"object","propertyNames":{"$ref":"#/definitions/hexKey"},"additionalProperties":{"description":"Turns, 0 to 9.","type":"integer","minimum":0,"maximum":9},"maxProperties":40},"visibility":{"description":"How far units see at night, 0 to 20; 0 is day.","type":"integer","minimum":0,"maximum":20},"phase":{"description":"What is decided now.","enum":["play","aim","order","move","battle","react","retreat","advance","overrun","second","discard","keep","announce"]},"turn":{"description":"The turn, 1 to 100.","type":"integer","minimum":1,"maximum":100},"side":{"description":"Who decides now, 1 or 2.","enum":[1,2]},"winner":{"description":"Who has won the game: 1, 2 or nobody; `none` while it goes on.","enum":[1,2,"nobody","none"]},"undo":{"description":"Whether the last action can be taken back.","type":"boolean"}},"additionalProperties":false};
const schema83 = {"title":"UnitExpectation","description":"How a unit stands.","type":"object","properties":{"hex":{"description":"Where it stands.","$ref":"../common.schema.json#/definitions/hex"},"place":{"description":"Where it is.","enum":["board","destroyed","reserve","exited"]},"figures":{"description":"Figures, 0 to 9.","type":"integer","minimum":0,"maximum":9},"ordered":{"description":"Whether it is ordered.","type":"boolean"},"leader":{"description":"Whether a leader is with it.","type":"boolean"},"camouflaged":{"description":"Whether it is camouflaged.","type":"boolean"},"boat":{"description":"Whether it has a boat.","type":"boolean"},"prisoners":{"description":"Whether it has freed prisoners with it.","type":"boolean"},"equipment":{"description":"Whether it has captured equipment.","type":"boolean"},"markers":{"description":"Markers with which it has zeroed in on a target, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"additionalProperties":false};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema83.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.hex !== undefined){
if(!(validate268(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined){
let data1 = data.place;
if(!((((data1 === "board") || (data1 === "destroyed")) || (data1 === "reserve")) || (data1 === "exited"))){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/enum",keyword:"enum",params:{allowedValues: schema83.properties.place.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.figures !== undefined){
let data2 = data.figures;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.ordered !== undefined){
if(typeof data.ordered !== "boolean"){
const err5 = {instancePath:instancePath+"/ordered",schemaPath:"#/properties/ordered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.leader !== undefined){
if(typeof data.leader !== "boolean"){
const err6 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.camouflaged !== undefined){
if(typeof data.camouflaged !== "boolean"){
const err7 = {instancePath:instancePath+"/camouflaged",schemaPath:"#/properties/camouflaged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.boat !== undefined){
if(typeof data.boat !== "boolean"){
const err8 = {instancePath:instancePath+"/boat",schemaPath:"#/properties/boat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prisoners !== undefined){
if(typeof data.prisoners !== "boolean"){
const err9 = {instancePath:instancePath+"/prisoners",schemaPath:"#/properties/prisoners/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.equipment !== undefined){
if(typeof data.equipment !== "boolean"){
const err10 = {instancePath:instancePath+"/equipment",schemaPath:"#/properties/equipment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.markers !== undefined){
let data9 = data.markers;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/markers",schemaPath:"#/properties/markers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/markers",schemaPath:"#/properties/markers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/markers",schemaPath:"#/properties/markers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema82.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -1000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.terms !== undefined){
let data1 = data.terms;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 40){
const err4 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxProperties",keyword:"maxProperties",params:{limit: 40},message:"must NOT have more than 40 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs6 = errors;
if(!(validate90(key1, {instancePath:instancePath+"/terms",parentData:data1,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/terms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/terms/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < -1000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/terms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/terms/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/terms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/terms/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.legal !== undefined){
if(typeof data.legal !== "boolean"){
const err10 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dice !== undefined){
let data5 = data.dice;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.hits !== undefined){
let data6 = data.hits;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.kill !== undefined){
let data7 = data.kill;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/kill",schemaPath:"#/properties/kill/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/kill",schemaPath:"#/properties/kill/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/kill",schemaPath:"#/properties/kill/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.units !== undefined){
let data8 = data.units;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 40){
const err23 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxProperties",keyword:"maxProperties",params:{limit: 40},message:"must NOT have more than 40 properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data8){
const _errs22 = errors;
if(!(validate131(key3, {instancePath:instancePath+"/units",parentData:data8,parentDataProperty:"units",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
if(!valid3){
const err24 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
for(const key4 in data8){
if(!(validate309(data8[key4], {instancePath:instancePath+"/units/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.obstacles !== undefined){
let data10 = data.obstacles;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 100){
const err26 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key5 in data10){
const _errs27 = errors;
if(!(validate129(key5, {instancePath:instancePath+"/obstacles",parentData:data10,parentDataProperty:"obstacles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
const err27 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key6 in data10){
if(!(validate131(data10[key6], {instancePath:instancePath+"/obstacles/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.medals !== undefined){
let data12 = data.medals;
if(Array.isArray(data12)){
if(data12.length > 2){
const err29 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.length < 2){
const err30 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/medals/" + i0,schemaPath:"#/properties/medals/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 99 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/medals/" + i0,schemaPath:"#/properties/medals/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/medals/" + i0,schemaPath:"#/properties/medals/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.hands !== undefined){
let data14 = data.hands;
if(Array.isArray(data14)){
if(data14.length > 2){
const err35 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.length < 2){
const err36 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(Array.isArray(data15)){
if(data15.length > 20){
const err37 = {instancePath:instancePath+"/hands/" + i1,schemaPath:"#/properties/hands/items/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15.length < 0){
const err38 = {instancePath:instancePath+"/hands/" + i1,schemaPath:"#/properties/hands/items/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate131(data15[i2], {instancePath:instancePath+"/hands/" + i1+"/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/hands/" + i1,schemaPath:"#/properties/hands/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.handSizes !== undefined){
let data17 = data.handSizes;
if(Array.isArray(data17)){
if(data17.length > 2){
const err41 = {instancePath:instancePath+"/handSizes",schemaPath:"#/properties/handSizes/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data17.length < 2){
const err42 = {instancePath:instancePath+"/handSizes",schemaPath:"#/properties/handSizes/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err43 = {instancePath:instancePath+"/handSizes/" + i3,schemaPath:"#/properties/handSizes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 20 || isNaN(data18)){
const err44 = {instancePath:instancePath+"/handSizes/" + i3,schemaPath:"#/properties/handSizes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/handSizes/" + i3,schemaPath:"#/properties/handSizes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/handSizes",schemaPath:"#/properties/handSizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.discarded !== undefined){
let data19 = data.discarded;
if(Array.isArray(data19)){
if(data19.length > 100){
const err47 = {instancePath:instancePath+"/discarded",schemaPath:"#/properties/discarded/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.length < 0){
const err48 = {instancePath:instancePath+"/discarded",schemaPath:"#/properties/discarded/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(!(validate131(data19[i4], {instancePath:instancePath+"/discarded/" + i4,parentData:data19,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/discarded",schemaPath:"#/properties/discarded/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.sight !== undefined){
let data21 = data.sight;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 100){
const err50 = {instancePath:instancePath+"/sight",schemaPath:"#/properties/sight/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key7 in data21){
const _errs48 = errors;
if(!(validate129(key7, {instancePath:instancePath+"/sight",parentData:data21,parentDataProperty:"sight",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid17 = _errs48 === errors;
if(!valid17){
const err51 = {instancePath:instancePath+"/sight",schemaPath:"#/properties/sight/propertyNames",keyword:"propertyNames",params:{propertyName: key7},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
for(const key8 in data21){
if(typeof data21[key8] !== "boolean"){
const err52 = {instancePath:instancePath+"/sight/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sight/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/sight",schemaPath:"#/properties/sight/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.smoke !== undefined){
let data23 = data.smoke;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(Object.keys(data23).length > 40){
const err54 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/maxProperties",keyword:"maxProperties",params:{limit: 40},message:"must NOT have more than 40 properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key9 in data23){
const _errs54 = errors;
if(!(validate129(key9, {instancePath:instancePath+"/smoke",parentData:data23,parentDataProperty:"smoke",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid19 = _errs54 === errors;
if(!valid19){
const err55 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/propertyNames",keyword:"propertyNames",params:{propertyName: key9},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
for(const key10 in data23){
let data24 = data23[key10];
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err56 = {instancePath:instancePath+"/smoke/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/smoke/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9 || isNaN(data24)){
const err57 = {instancePath:instancePath+"/smoke/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/smoke/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err58 = {instancePath:instancePath+"/smoke/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/smoke/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
else {
const err59 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.visibility !== undefined){
let data25 = data.visibility;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err60 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 20 || isNaN(data25)){
const err61 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err62 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.phase !== undefined){
let data26 = data.phase;
if(!(((((((((((((data26 === "play") || (data26 === "aim")) || (data26 === "order")) || (data26 === "move")) || (data26 === "battle")) || (data26 === "react")) || (data26 === "retreat")) || (data26 === "advance")) || (data26 === "overrun")) || (data26 === "second")) || (data26 === "discard")) || (data26 === "keep")) || (data26 === "announce"))){
const err63 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema82.properties.phase.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.turn !== undefined){
let data27 = data.turn;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err64 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 100 || isNaN(data27)){
const err65 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err66 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.side !== undefined){
let data28 = data.side;
if(!((data28 === 1) || (data28 === 2))){
const err67 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema82.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.winner !== undefined){
let data29 = data.winner;
if(!((((data29 === 1) || (data29 === 2)) || (data29 === "nobody")) || (data29 === "none"))){
const err68 = {instancePath:instancePath+"/winner",schemaPath:"#/properties/winner/enum",keyword:"enum",params:{allowedValues: schema82.properties.winner.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.undo !== undefined){
if(typeof data.undo !== "boolean"){
const err69 = {instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern33 = new RegExp("^(infantry|armour|grenade|star|flag)$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/example.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.map === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map"},message:"must have required property '"+"map"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.units === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expect === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expect"},message:"must have required property '"+"expect"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema37.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate88(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data1 = data.rules;
if(Array.isArray(data1)){
if(data1.length > 20){
const err6 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90(data1[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.map !== undefined){
let data3 = data.map;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err9 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.borders !== undefined){
let data4 = data.borders;
if(Array.isArray(data4)){
if(data4.length > 2){
const err12 = {instancePath:instancePath+"/borders",schemaPath:"#/properties/borders/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 2){
const err13 = {instancePath:instancePath+"/borders",schemaPath:"#/properties/borders/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/borders/" + i1,schemaPath:"#/properties/borders/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 120 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/borders/" + i1,schemaPath:"#/properties/borders/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/borders/" + i1,schemaPath:"#/properties/borders/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/borders",schemaPath:"#/properties/borders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.obstacles !== undefined){
let data6 = data.obstacles;
if(Array.isArray(data6)){
if(data6.length > 50){
const err18 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length < 0){
const err19 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate116(data6[i2], {instancePath:instancePath+"/obstacles/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ways !== undefined){
let data8 = data.ways;
if(Array.isArray(data8)){
if(data8.length > 20){
const err21 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.length < 0){
const err22 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate122(data8[i3], {instancePath:instancePath+"/ways/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ends !== undefined){
let data10 = data.ends;
if(Array.isArray(data10)){
if(data10.length > 50){
const err24 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.length < 0){
const err25 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(!(validate127(data10[i4], {instancePath:instancePath+"/ends/" + i4,parentData:data10,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.mines !== undefined){
let data12 = data.mines;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 20){
const err27 = {instancePath:instancePath+"/mines",schemaPath:"#/properties/mines/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data12){
const _errs23 = errors;
if(!(validate129(key1, {instancePath:instancePath+"/mines",parentData:data12,parentDataProperty:"mines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid11 = _errs23 === errors;
if(!valid11){
const err28 = {instancePath:instancePath+"/mines",schemaPath:"#/properties/mines/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key2 in data12){
let data13 = data12[key2];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/mines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mines/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/mines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mines/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/mines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mines/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/mines",schemaPath:"#/properties/mines/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.nations !== undefined){
let data14 = data.nations;
if(Array.isArray(data14)){
if(data14.length > 2){
const err33 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.length < 2){
const err34 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
if(!(validate131(data14[i5], {instancePath:instancePath+"/nations/" + i5,parentData:data14,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.edges !== undefined){
let data16 = data.edges;
if(Array.isArray(data16)){
if(data16.length > 2){
const err36 = {instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data16.length < 2){
const err37 = {instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(!((data17 === "north") || (data17 === "south"))){
const err38 = {instancePath:instancePath+"/edges/" + i6,schemaPath:"#/properties/edges/items/enum",keyword:"enum",params:{allowedValues: schema37.properties.edges.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.hands !== undefined){
let data18 = data.hands;
if(Array.isArray(data18)){
if(data18.length > 2){
const err40 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.length < 2){
const err41 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
if(Array.isArray(data19)){
if(data19.length > 12){
const err42 = {instancePath:instancePath+"/hands/" + i7,schemaPath:"#/properties/hands/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data19.length < 0){
const err43 = {instancePath:instancePath+"/hands/" + i7,schemaPath:"#/properties/hands/items/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len8 = data19.length;
for(let i8=0; i8<len8; i8++){
if(!(validate131(data19[i8], {instancePath:instancePath+"/hands/" + i7+"/" + i8,parentData:data19,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/hands/" + i7,schemaPath:"#/properties/hands/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.waiting !== undefined){
let data21 = data.waiting;
if(Array.isArray(data21)){
if(data21.length > 2){
const err46 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data21.length < 2){
const err47 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len9 = data21.length;
for(let i9=0; i9<len9; i9++){
if(!(validate131(data21[i9], {instancePath:instancePath+"/waiting/" + i9,parentData:data21,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.last !== undefined){
if(!(validate131(data.last, {instancePath:instancePath+"/last",parentData:data,parentDataProperty:"last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.deck !== undefined){
let data24 = data.deck;
if(Array.isArray(data24)){
if(data24.length > 100){
const err49 = {instancePath:instancePath+"/deck",schemaPath:"#/properties/deck/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data24.length < 0){
const err50 = {instancePath:instancePath+"/deck",schemaPath:"#/properties/deck/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len10 = data24.length;
for(let i10=0; i10<len10; i10++){
if(!(validate131(data24[i10], {instancePath:instancePath+"/deck/" + i10,parentData:data24,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/deck",schemaPath:"#/properties/deck/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.discarded !== undefined){
let data26 = data.discarded;
if(Array.isArray(data26)){
if(data26.length > 100){
const err52 = {instancePath:instancePath+"/discarded",schemaPath:"#/properties/discarded/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data26.length < 0){
const err53 = {instancePath:instancePath+"/discarded",schemaPath:"#/properties/discarded/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len11 = data26.length;
for(let i11=0; i11<len11; i11++){
if(!(validate131(data26[i11], {instancePath:instancePath+"/discarded/" + i11,parentData:data26,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath:instancePath+"/discarded",schemaPath:"#/properties/discarded/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.winAt !== undefined){
let data28 = data.winAt;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err55 = {instancePath:instancePath+"/winAt",schemaPath:"#/properties/winAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 30 || isNaN(data28)){
const err56 = {instancePath:instancePath+"/winAt",schemaPath:"#/properties/winAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err57 = {instancePath:instancePath+"/winAt",schemaPath:"#/properties/winAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.won !== undefined){
let data29 = data.won;
if(Array.isArray(data29)){
if(data29.length > 2){
const err58 = {instancePath:instancePath+"/won",schemaPath:"#/properties/won/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data29.length < 2){
const err59 = {instancePath:instancePath+"/won",schemaPath:"#/properties/won/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len12 = data29.length;
for(let i12=0; i12<len12; i12++){
let data30 = data29[i12];
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err60 = {instancePath:instancePath+"/won/" + i12,schemaPath:"#/properties/won/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 29 || isNaN(data30)){
const err61 = {instancePath:instancePath+"/won/" + i12,schemaPath:"#/properties/won/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 29},message:"must be <= 29"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err62 = {instancePath:instancePath+"/won/" + i12,schemaPath:"#/properties/won/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/won",schemaPath:"#/properties/won/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.medals !== undefined){
let data31 = data.medals;
if(Array.isArray(data31)){
if(data31.length > 20){
const err64 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data31.length < 0){
const err65 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len13 = data31.length;
for(let i13=0; i13<len13; i13++){
if(!(validate226(data31[i13], {instancePath:instancePath+"/medals/" + i13,parentData:data31,parentDataProperty:i13,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.special !== undefined){
if(!(validate231(data.special, {instancePath:instancePath+"/special",parentData:data,parentDataProperty:"special",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
if(data.turn !== undefined){
let data34 = data.turn;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err67 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 100 || isNaN(data34)){
const err68 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err69 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.turns !== undefined){
let data35 = data.turns;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err70 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 100 || isNaN(data35)){
const err71 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err72 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.side !== undefined){
let data36 = data.side;
if(!((data36 === 1) || (data36 === 2))){
const err73 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema37.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.phase !== undefined){
let data37 = data.phase;
if(!(((((((((((((data37 === "play") || (data37 === "aim")) || (data37 === "order")) || (data37 === "move")) || (data37 === "battle")) || (data37 === "react")) || (data37 === "retreat")) || (data37 === "advance")) || (data37 === "overrun")) || (data37 === "second")) || (data37 === "discard")) || (data37 === "keep")) || (data37 === "announce"))){
const err74 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema37.properties.phase.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.card !== undefined){
if(!(validate131(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.section !== undefined){
let data39 = data.section;
if(!(((data39 === "left") || (data39 === "centre")) || (data39 === "right"))){
const err75 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/enum",keyword:"enum",params:{allowedValues: schema37.properties.section.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.visibility !== undefined){
let data40 = data.visibility;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err76 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 20 || isNaN(data40)){
const err77 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err78 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data.units !== undefined){
let data41 = data.units;
if(Array.isArray(data41)){
if(data41.length > 40){
const err79 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data41.length < 1){
const err80 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len14 = data41.length;
for(let i14=0; i14<len14; i14++){
if(!(validate263(data41[i14], {instancePath:instancePath+"/units/" + i14,parentData:data41,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
}
else {
const err81 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.explain !== undefined){
let data43 = data.explain;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(Object.keys(data43).length > 1){
const err82 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(Object.keys(data43).length < 1){
const err83 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key3 in data43){
if(!((((key3 === "dice") || (key3 === "movement")) || (key3 === "flags")) || (key3 === "medals"))){
const err84 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data43.dice !== undefined){
let data44 = data43.dice;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.attacker === undefined){
const err85 = {instancePath:instancePath+"/explain/dice",schemaPath:"#/properties/explain/properties/dice/required",keyword:"required",params:{missingProperty: "attacker"},message:"must have required property '"+"attacker"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data44.target === undefined){
const err86 = {instancePath:instancePath+"/explain/dice",schemaPath:"#/properties/explain/properties/dice/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key4 in data44){
if(!((key4 === "attacker") || (key4 === "target"))){
const err87 = {instancePath:instancePath+"/explain/dice",schemaPath:"#/properties/explain/properties/dice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data44.attacker !== undefined){
if(!(validate131(data44.attacker, {instancePath:instancePath+"/explain/dice/attacker",parentData:data44,parentDataProperty:"attacker",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data44.target !== undefined){
if(!(validate131(data44.target, {instancePath:instancePath+"/explain/dice/target",parentData:data44,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err88 = {instancePath:instancePath+"/explain/dice",schemaPath:"#/properties/explain/properties/dice/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data43.movement !== undefined){
let data47 = data43.movement;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.unit === undefined){
const err89 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data47.to === undefined){
const err90 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key5 in data47){
if(!((key5 === "unit") || (key5 === "to"))){
const err91 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data47.unit !== undefined){
if(!(validate131(data47.unit, {instancePath:instancePath+"/explain/movement/unit",parentData:data47,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data47.to !== undefined){
if(!(validate268(data47.to, {instancePath:instancePath+"/explain/movement/to",parentData:data47,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
}
else {
const err92 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data43.flags !== undefined){
let data50 = data43.flags;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.unit === undefined){
const err93 = {instancePath:instancePath+"/explain/flags",schemaPath:"#/properties/explain/properties/flags/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key6 in data50){
if(!(key6 === "unit")){
const err94 = {instancePath:instancePath+"/explain/flags",schemaPath:"#/properties/explain/properties/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data50.unit !== undefined){
if(!(validate131(data50.unit, {instancePath:instancePath+"/explain/flags/unit",parentData:data50,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err95 = {instancePath:instancePath+"/explain/flags",schemaPath:"#/properties/explain/properties/flags/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data43.medals !== undefined){
let data52 = data43.medals;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.side === undefined){
const err96 = {instancePath:instancePath+"/explain/medals",schemaPath:"#/properties/explain/properties/medals/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key7 in data52){
if(!(key7 === "side")){
const err97 = {instancePath:instancePath+"/explain/medals",schemaPath:"#/properties/explain/properties/medals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data52.side !== undefined){
let data53 = data52.side;
if(!((data53 === 1) || (data53 === 2))){
const err98 = {instancePath:instancePath+"/explain/medals/side",schemaPath:"#/properties/explain/properties/medals/properties/side/enum",keyword:"enum",params:{allowedValues: schema37.properties.explain.properties.medals.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/explain/medals",schemaPath:"#/properties/explain/properties/medals/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.forecast !== undefined){
let data54 = data.forecast;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.attacker === undefined){
const err101 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/required",keyword:"required",params:{missingProperty: "attacker"},message:"must have required property '"+"attacker"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data54.target === undefined){
const err102 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key8 in data54){
if(!((key8 === "attacker") || (key8 === "target"))){
const err103 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data54.attacker !== undefined){
if(!(validate131(data54.attacker, {instancePath:instancePath+"/forecast/attacker",parentData:data54,parentDataProperty:"attacker",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data54.target !== undefined){
if(!(validate131(data54.target, {instancePath:instancePath+"/forecast/target",parentData:data54,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err104 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.legal !== undefined){
if(!(validate278(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
if(data.do !== undefined){
let data58 = data.do;
if(Array.isArray(data58)){
if(data58.length > 40){
const err105 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data58.length < 1){
const err106 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
const len15 = data58.length;
for(let i15=0; i15<len15; i15++){
if(!(validate278(data58[i15], {instancePath:instancePath+"/do/" + i15,parentData:data58,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
else {
const err107 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.dice !== undefined){
let data60 = data.dice;
if(Array.isArray(data60)){
if(data60.length > 200){
const err108 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data60.length < 0){
const err109 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
const len16 = data60.length;
for(let i16=0; i16<len16; i16++){
let data61 = data60[i16];
if((typeof data61 !== "string") && (!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61))))){
const err110 = {instancePath:instancePath+"/dice/" + i16,schemaPath:"#/properties/dice/items/type",keyword:"type",params:{type: schema37.properties.dice.items.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 1000000 || isNaN(data61)){
const err111 = {instancePath:instancePath+"/dice/" + i16,schemaPath:"#/properties/dice/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data61 < 0 || isNaN(data61)){
const err112 = {instancePath:instancePath+"/dice/" + i16,schemaPath:"#/properties/dice/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(typeof data61 === "string"){
if(!pattern33.test(data61)){
const err113 = {instancePath:instancePath+"/dice/" + i16,schemaPath:"#/properties/dice/items/pattern",keyword:"pattern",params:{pattern: "^(infantry|armour|grenade|star|flag)$"},message:"must match pattern \""+"^(infantry|armour|grenade|star|flag)$"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
}
else {
const err114 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.expect !== undefined){
if(!(validate306(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
}
}
else {
const err115 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const map = validate92;
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/map.schema.json","title":"MapFile","description":"The board of a scenario: a grid of signs that a person can read, and lists of what lies and runs on it.","type":"object","properties":{"kind":{"description":"What this file is.","const":"map"},"board":{"description":"Id in the table of boards.","$ref":"../common.schema.json#/definitions/id","refers":"board"},"terrain":{"description":"One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more and have one sign less. `-` is off the board.","type":"string","minLength":1,"maxLength":20000},"obstacles":{"description":"What lies on hexes beside their terrain at the start.","type":"array","items":{"$ref":"#/definitions/obstacle"},"minItems":0,"maxItems":400},"ways":{"description":"Roads and railways.","type":"array","items":{"$ref":"#/definitions/way"},"minItems":0,"maxItems":400},"ends":{"description":"Hexsides through which ground with open ends is entered and left.","type":"array","items":{"$ref":"../common.schema.json#/definitions/hexsides"},"minItems":0,"maxItems":400},"names":{"description":"Names of places.","type":"array","items":{"$ref":"#/definitions/placeName"},"minItems":0,"maxItems":200}},"required":["kind","board","terrain"],"additionalProperties":false,"definitions":{"way":{"title":"WayRun","description":"A road or railway.","type":"object","properties":{"kind":{"description":"Id in the table of ways.","$ref":"../common.schema.json#/definitions/id","refers":"way"},"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"run":{"description":"The hexes that it runs through.","$ref":"../common.schema.json#/definitions/run"}},"required":["kind","run"],"additionalProperties":false},"obstacle":{"title":"ObstacleRun","description":"Obstacles of one kind.","type":"object","properties":{"kind":{"description":"Id in the table of obstacles.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"by":{"description":"Id of the side that built them, for those that serve or harm one side only.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The hexes on which they lie. An entry has this or `sides`.","$ref":"../common.schema.json#/definitions/hexes"},"sides":{"description":"Hexes with the hexsides that they guard, for those that protect on their hexsides only.","type":"array","items":{"$ref":"../common.schema.json#/definitions/hexsides"},"minItems":1,"maxItems":200}},"required":["kind"],"additionalProperties":false},"placeName":{"title":"PlaceNameEntry","description":"A name on the map.","type":"object","properties":{"kind":{"description":"What is named.","enum":["town","water","height","area"]},"name":{"description":"The name.","$ref":"../common.schema.json#/definitions/name"},"at":{"description":"The hex where it stands.","$ref":"../common.schema.json#/definitions/hex"}},"required":["kind","name","at"],"additionalProperties":false}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "by")) || (key0 === "hexes")) || (key0 === "sides"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
if(!(validate93(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
if(!(validate93(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.hexes !== undefined){
if(!(validate98(data.hexes, {instancePath:instancePath+"/hexes",parentData:data,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.sides !== undefined){
let data3 = data.sides;
if(Array.isArray(data3)){
if(data3.length > 200){
const err2 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.length < 1){
const err3 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate100(data3[i0], {instancePath:instancePath+"/sides/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.run === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "name")) || (key0 === "run"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if(!(validate93(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate105(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.run !== undefined){
if(!(validate107(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"title":"PlaceNameEntry","description":"A name on the map.","type":"object","properties":{"kind":{"description":"What is named.","enum":["town","water","height","area"]},"name":{"description":"The name.","$ref":"../common.schema.json#/definitions/name"},"at":{"description":"The hex where it stands.","$ref":"../common.schema.json#/definitions/hex"}},"required":["kind","name","at"],"additionalProperties":false};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 101 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern17.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}$"},message:"must match pattern \""+"^\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "name")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((data0 === "town") || (data0 === "water")) || (data0 === "height")) || (data0 === "area"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema48.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate105(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate113(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/map.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.board === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "board"},message:"must have required property '"+"board"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.terrain === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terrain"},message:"must have required property '"+"terrain"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "board")) || (key0 === "terrain")) || (key0 === "obstacles")) || (key0 === "ways")) || (key0 === "ends")) || (key0 === "names"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("map" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "map"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.board !== undefined){
if(!(validate93(data.board, {instancePath:instancePath+"/board",parentData:data,parentDataProperty:"board",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.terrain !== undefined){
let data2 = data.terrain;
if(typeof data2 === "string"){
if(func1(data2) > 20000){
const err5 = {instancePath:instancePath+"/terrain",schemaPath:"#/properties/terrain/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/terrain",schemaPath:"#/properties/terrain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/terrain",schemaPath:"#/properties/terrain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.obstacles !== undefined){
let data3 = data.obstacles;
if(Array.isArray(data3)){
if(data3.length > 400){
const err8 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/maxItems",keyword:"maxItems",params:{limit: 400},message:"must NOT have more than 400 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 0){
const err9 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate95(data3[i0], {instancePath:instancePath+"/obstacles/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/obstacles",schemaPath:"#/properties/obstacles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ways !== undefined){
let data5 = data.ways;
if(Array.isArray(data5)){
if(data5.length > 400){
const err11 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/maxItems",keyword:"maxItems",params:{limit: 400},message:"must NOT have more than 400 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.length < 0){
const err12 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate103(data5[i1], {instancePath:instancePath+"/ways/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ends !== undefined){
let data7 = data.ends;
if(Array.isArray(data7)){
if(data7.length > 400){
const err14 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/maxItems",keyword:"maxItems",params:{limit: 400},message:"must NOT have more than 400 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.length < 0){
const err15 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate100(data7[i2], {instancePath:instancePath+"/ends/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.names !== undefined){
let data9 = data.names;
if(Array.isArray(data9)){
if(data9.length > 200){
const err17 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.length < 0){
const err18 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate111(data9[i3], {instancePath:instancePath+"/names/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const nations = validate319;
const schema84 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/nations.schema.json","title":"NationsFile","description":"What sets the units and the command of a nation apart.","type":"object","properties":{"kind":{"description":"What this file is.","const":"nations"},"entries":{"description":"Nations by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"nation"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":40}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"NationEntry","description":"A nation. What it does not say is as the book has it for everybody.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"adjective":{"description":"What its units are called, such as `British`.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes what is its own, such as `N5`.","$ref":"../common.schema.json#/definitions/ruleName"},"description":{"description":"What sets it apart, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"fliesWell":{"description":"Whether its strikes from the air roll the first of their two numbers of dice.","type":"boolean"},"preparesCards":{"description":"Whether its cards wait a turn before they are played. Default: false.","type":"boolean","default":false},"ignoresFlags":{"description":"Flags that its units of each kind ignore. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"mustIgnore":{"description":"Whether they must ignore all flags that they may. Default: false.","type":"boolean","default":false},"fullStrengthDice":{"description":"Dice more in close assault for its infantry at full strength, 0 to 9. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0},"chargeHexes":{"description":"Hexes after which its infantry may still battle in close assault, 0 to 9. Default: as its type.","type":"integer","minimum":0,"maximum":9,"default":0},"extraOrders":{"description":"Units more that are ordered with each card that grows, 0 to 9. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0},"echoBonusAgainst":{"description":"Id of the nation against whose echoed card one order more is given.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"strikesBack":{"title":"StrikeBackRules","description":"Its units strike back when they have stood a close assault.","type":"object","properties":{"dice":{"description":"Dice, 1 to 9.","type":"integer","minimum":1,"maximum":9},"figures":{"description":"Figures that must be left, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["dice","figures"],"additionalProperties":false},"hand":{"title":"NationHand","description":"Cards in hand, in place of what the scenario says.","type":"object","properties":{"start":{"description":"At the start, 1 to 20. There is one fewer for each lost unit.","type":"integer","minimum":1,"maximum":20},"least":{"description":"Never fewer than so many, 1 to 20.","type":"integer","minimum":1,"maximum":20}},"required":["start","least"],"additionalProperties":false},"retreats":{"description":"Hexes of a retreat for each flag, in place of what the unit type says: the least, and the most that its owner may choose.","$ref":"parts.schema.json#/definitions/span"},"secondAssaultDice":{"description":"Dice of the second close assault of its infantry, 0 to 9; 0 means that there is none. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0}},"required":["name","adjective","description","fliesWell"],"additionalProperties":false}}};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema86 = {"title":"NationEntry","description":"A nation. What it does not say is as the book has it for everybody.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"adjective":{"description":"What its units are called, such as `British`.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes what is its own, such as `N5`.","$ref":"../common.schema.json#/definitions/ruleName"},"description":{"description":"What sets it apart, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"fliesWell":{"description":"Whether its strikes from the air roll the first of their two numbers of dice.","type":"boolean"},"preparesCards":{"description":"Whether its cards wait a turn before they are played. Default: false.","type":"boolean","default":false},"ignoresFlags":{"description":"Flags that its units of each kind ignore. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"mustIgnore":{"description":"Whether they must ignore all flags that they may. Default: false.","type":"boolean","default":false},"fullStrengthDice":{"description":"Dice more in close assault for its infantry at full strength, 0 to 9. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0},"chargeHexes":{"description":"Hexes after which its infantry may still battle in close assault, 0 to 9. Default: as its type.","type":"integer","minimum":0,"maximum":9,"default":0},"extraOrders":{"description":"Units more that are ordered with each card that grows, 0 to 9. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0},"echoBonusAgainst":{"description":"Id of the nation against whose echoed card one order more is given.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"strikesBack":{"title":"StrikeBackRules","description":"Its units strike back when they have stood a close assault.","type":"object","properties":{"dice":{"description":"Dice, 1 to 9.","type":"integer","minimum":1,"maximum":9},"figures":{"description":"Figures that must be left, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["dice","figures"],"additionalProperties":false},"hand":{"title":"NationHand","description":"Cards in hand, in place of what the scenario says.","type":"object","properties":{"start":{"description":"At the start, 1 to 20. There is one fewer for each lost unit.","type":"integer","minimum":1,"maximum":20},"least":{"description":"Never fewer than so many, 1 to 20.","type":"integer","minimum":1,"maximum":20}},"required":["start","least"],"additionalProperties":false},"retreats":{"description":"Hexes of a retreat for each flag, in place of what the unit type says: the least, and the most that its owner may choose.","$ref":"parts.schema.json#/definitions/span"},"secondAssaultDice":{"description":"Dice of the second close assault of its infantry, 0 to 9; 0 means that there is none. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0}},"required":["name","adjective","description","fliesWell"],"additionalProperties":false};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+[a-z]?$"},message:"must match pattern \""+"^[A-Z][0-9]+[a-z]?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema90 = {"title":"CountsByKind","description":"A number for each kind of unit, 0 to 9. What is not named is 0.","type":"object","properties":{"infantry":{"description":"For infantry, 0 to 9.","type":"integer","minimum":0,"maximum":9,"default":0},"armour":{"description":"For armour, 0 to 9.","type":"integer","minimum":0,"maximum":9,"default":0},"artillery":{"description":"For artillery, 0 to 9.","type":"integer","minimum":0,"maximum":9,"default":0}},"additionalProperties":false};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "infantry") || (key0 === "armour")) || (key0 === "artillery"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.infantry !== undefined){
let data0 = data.infantry;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.armour !== undefined){
let data1 = data.armour;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.artillery !== undefined){
let data2 = data.artillery;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"title":"HexSpan","description":"The least and the most hexes, 1 to 9.","type":"array","items":{"description":"Hexes.","type":"integer","minimum":1,"maximum":9},"minItems":2,"maxItems":2,"tsType":"[number, number]"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 2){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.adjective === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjective"},message:"must have required property '"+"adjective"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fliesWell === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fliesWell"},message:"must have required property '"+"fliesWell"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema86.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.adjective !== undefined){
if(!(validate323(data.adjective, {instancePath:instancePath+"/adjective",parentData:data,parentDataProperty:"adjective",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate326(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate328(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(data.fliesWell !== undefined){
if(typeof data.fliesWell !== "boolean"){
const err5 = {instancePath:instancePath+"/fliesWell",schemaPath:"#/properties/fliesWell/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.preparesCards !== undefined){
if(typeof data.preparesCards !== "boolean"){
const err6 = {instancePath:instancePath+"/preparesCards",schemaPath:"#/properties/preparesCards/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ignoresFlags !== undefined){
if(!(validate330(data.ignoresFlags, {instancePath:instancePath+"/ignoresFlags",parentData:data,parentDataProperty:"ignoresFlags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
if(data.mustIgnore !== undefined){
if(typeof data.mustIgnore !== "boolean"){
const err7 = {instancePath:instancePath+"/mustIgnore",schemaPath:"#/properties/mustIgnore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fullStrengthDice !== undefined){
let data8 = data.fullStrengthDice;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/fullStrengthDice",schemaPath:"#/properties/fullStrengthDice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9 || isNaN(data8)){
const err9 = {instancePath:instancePath+"/fullStrengthDice",schemaPath:"#/properties/fullStrengthDice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/fullStrengthDice",schemaPath:"#/properties/fullStrengthDice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.chargeHexes !== undefined){
let data9 = data.chargeHexes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/chargeHexes",schemaPath:"#/properties/chargeHexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/chargeHexes",schemaPath:"#/properties/chargeHexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/chargeHexes",schemaPath:"#/properties/chargeHexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.extraOrders !== undefined){
let data10 = data.extraOrders;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/extraOrders",schemaPath:"#/properties/extraOrders/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/extraOrders",schemaPath:"#/properties/extraOrders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err16 = {instancePath:instancePath+"/extraOrders",schemaPath:"#/properties/extraOrders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.echoBonusAgainst !== undefined){
if(!(validate320(data.echoBonusAgainst, {instancePath:instancePath+"/echoBonusAgainst",parentData:data,parentDataProperty:"echoBonusAgainst",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
}
if(data.strikesBack !== undefined){
let data12 = data.strikesBack;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.dice === undefined){
const err17 = {instancePath:instancePath+"/strikesBack",schemaPath:"#/properties/strikesBack/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.figures === undefined){
const err18 = {instancePath:instancePath+"/strikesBack",schemaPath:"#/properties/strikesBack/required",keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data12){
if(!((key1 === "dice") || (key1 === "figures"))){
const err19 = {instancePath:instancePath+"/strikesBack",schemaPath:"#/properties/strikesBack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.dice !== undefined){
let data13 = data12.dice;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/strikesBack/dice",schemaPath:"#/properties/strikesBack/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9 || isNaN(data13)){
const err21 = {instancePath:instancePath+"/strikesBack/dice",schemaPath:"#/properties/strikesBack/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err22 = {instancePath:instancePath+"/strikesBack/dice",schemaPath:"#/properties/strikesBack/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data12.figures !== undefined){
let data14 = data12.figures;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err23 = {instancePath:instancePath+"/strikesBack/figures",schemaPath:"#/properties/strikesBack/properties/figures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/strikesBack/figures",schemaPath:"#/properties/strikesBack/properties/figures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err25 = {instancePath:instancePath+"/strikesBack/figures",schemaPath:"#/properties/strikesBack/properties/figures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/strikesBack",schemaPath:"#/properties/strikesBack/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hand !== undefined){
let data15 = data.hand;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.start === undefined){
const err27 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data15.least === undefined){
const err28 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/required",keyword:"required",params:{missingProperty: "least"},message:"must have required property '"+"least"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data15){
if(!((key2 === "start") || (key2 === "least"))){
const err29 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.start !== undefined){
let data16 = data15.start;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err30 = {instancePath:instancePath+"/hand/start",schemaPath:"#/properties/hand/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 20 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/hand/start",schemaPath:"#/properties/hand/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err32 = {instancePath:instancePath+"/hand/start",schemaPath:"#/properties/hand/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data15.least !== undefined){
let data17 = data15.least;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err33 = {instancePath:instancePath+"/hand/least",schemaPath:"#/properties/hand/properties/least/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 20 || isNaN(data17)){
const err34 = {instancePath:instancePath+"/hand/least",schemaPath:"#/properties/hand/properties/least/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/hand/least",schemaPath:"#/properties/hand/properties/least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.retreats !== undefined){
if(!(validate333(data.retreats, {instancePath:instancePath+"/retreats",parentData:data,parentDataProperty:"retreats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
if(data.secondAssaultDice !== undefined){
let data19 = data.secondAssaultDice;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err37 = {instancePath:instancePath+"/secondAssaultDice",schemaPath:"#/properties/secondAssaultDice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9 || isNaN(data19)){
const err38 = {instancePath:instancePath+"/secondAssaultDice",schemaPath:"#/properties/secondAssaultDice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err39 = {instancePath:instancePath+"/secondAssaultDice",schemaPath:"#/properties/secondAssaultDice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/nations.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("nations" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "nations"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 40){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxProperties",keyword:"maxProperties",params:{limit: 40},message:"must NOT have more than 40 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs5 = errors;
if(!(validate320(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate322(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const obstacles = validate336;
const schema92 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/obstacles.schema.json","title":"ObstaclesFile","description":"What can lie on a hex beside its terrain: at most one on each.","type":"object","properties":{"kind":{"description":"What this file is.","const":"obstacles"},"entries":{"description":"Kinds of obstacle by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"obstacle"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"ObstacleEntry","description":"A kind of obstacle. What it does not say hinders nobody and helps nobody.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `T3`.","$ref":"../common.schema.json#/definitions/ruleName"},"look":{"description":"How the map draws it.","enum":["bunker","hedgehogs","bridge","sandbags","wall","wire","mines","block","teeth","abatis"]},"description":{"description":"What it is and does, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"like":{"description":"Entry of the same table that says everything that this one does not say. Its name, rule and look are its own.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"reduction":{"description":"Dice fewer for an attacker of each kind. Default: none.","$ref":"parts.schema.json#/definitions/counts","figure":"dice fewer"},"protects":{"description":"When the reduction holds. Default: always.","$ref":"parts.schema.json#/definitions/protects","default":"always"},"protectsNations":{"description":"Ids of the nations whose units alone it protects. Default: all nations.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"shelter":{"$ref":"parts.schema.json#/definitions/shelter"},"closed":{"description":"Who cannot enter at all. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds","figure":"closed to"},"stops":{"description":"Who must stop on entering it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsClimbing":{"description":"Who must stop on entering it from lower ground. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsLeaving":{"description":"Who must stop on the first hex after leaving it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"fromBeside":{"description":"Who can enter only when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"mostHexes":{"description":"Most hexes of a move that enters it, 1 to 9. Default: no limit.","type":"integer","minimum":1,"maximum":9},"climb":{"description":"Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.","type":"integer","minimum":2,"maximum":9},"face":{"$ref":"parts.schema.json#/definitions/steepFace"},"notFrom":{"description":"Ids of terrains from which it cannot be entered. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":0,"maxItems":20},"noBattleEntering":{"description":"Who cannot battle in the turn in which it entered. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleFromBeside":{"description":"Who can battle all the same when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattleLeaving":{"description":"Who cannot battle in the turn in which it left. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattle":{"description":"Who can never battle from here. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleOut":{"description":"Dice fewer for a unit of each kind that battles from here. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"closeOnly":{"description":"Who fights from here, and against units here, only in close assault. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"takeGround":{"description":"Who can take ground here. Default: everybody who takes ground at all.","$ref":"parts.schema.json#/definitions/kinds"},"overrun":{"description":"Whether an overrun may follow on ground taken here. Default: true.","type":"boolean","default":true},"advanceFromBeside":{"description":"Who takes ground here and overruns only when its move of this turn began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"ignoresFlags":{"description":"Flags that an occupant of each kind may ignore; 9 are all. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"stubborn":{"description":"Ids of the nations whose units here must ignore all flags. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"lossForFlag":{"description":"Who loses a figure for each flag and does not retreat. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"retreatInto":{"description":"Whether units can retreat into it. Default: true.","type":"boolean","default":true},"sight":{"description":"Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.","enum":["blocks","blocks-but-level","blocks-in-groups","open"],"default":"open"},"height":{"description":"How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.","enum":[0,1,2],"default":0},"openEnds":{"description":"Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.","type":"boolean","default":false},"connects":{"description":"Ids of the terrains from which and to which alone it can be entered and left. Default: all.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":1,"maxItems":60},"risk":{"description":"The roll on entering it; each die with the face costs a figure. Default: no roll.","$ref":"parts.schema.json#/definitions/roll"},"artilleryRange":{"description":"Battle dice by distance of artillery that stands here. Default: those of its type.","$ref":"parts.schema.json#/definitions/dice"},"boats":{"description":"Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.","type":"boolean","default":false},"tunnels":{"description":"Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.","type":"boolean","default":false},"carries":{"description":"Whether it carries whoever crosses, so that the terrain below it is forgotten for movement. Default: false.","type":"boolean","default":false},"leavesWithOccupant":{"description":"Whether it is gone when its occupant leaves, in retreat too. Default: false.","type":"boolean","default":false},"removedInstead":{"description":"Who may take it away in place of battling. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"removedOnEntering":{"description":"Who takes it away on entering, and may still battle. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"mined":{"description":"Whether hidden mines lie here. Default: false.","type":"boolean","default":false}},"required":["name","rule","look","description"],"additionalProperties":false}}};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema94 = {"title":"ObstacleEntry","description":"A kind of obstacle. What it does not say hinders nobody and helps nobody.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `T3`.","$ref":"../common.schema.json#/definitions/ruleName"},"look":{"description":"How the map draws it.","enum":["bunker","hedgehogs","bridge","sandbags","wall","wire","mines","block","teeth","abatis"]},"description":{"description":"What it is and does, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"like":{"description":"Entry of the same table that says everything that this one does not say. Its name, rule and look are its own.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"},"reduction":{"description":"Dice fewer for an attacker of each kind. Default: none.","$ref":"parts.schema.json#/definitions/counts","figure":"dice fewer"},"protects":{"description":"When the reduction holds. Default: always.","$ref":"parts.schema.json#/definitions/protects","default":"always"},"protectsNations":{"description":"Ids of the nations whose units alone it protects. Default: all nations.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"shelter":{"$ref":"parts.schema.json#/definitions/shelter"},"closed":{"description":"Who cannot enter at all. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds","figure":"closed to"},"stops":{"description":"Who must stop on entering it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsClimbing":{"description":"Who must stop on entering it from lower ground. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsLeaving":{"description":"Who must stop on the first hex after leaving it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"fromBeside":{"description":"Who can enter only when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"mostHexes":{"description":"Most hexes of a move that enters it, 1 to 9. Default: no limit.","type":"integer","minimum":1,"maximum":9},"climb":{"description":"Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.","type":"integer","minimum":2,"maximum":9},"face":{"$ref":"parts.schema.json#/definitions/steepFace"},"notFrom":{"description":"Ids of terrains from which it cannot be entered. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":0,"maxItems":20},"noBattleEntering":{"description":"Who cannot battle in the turn in which it entered. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleFromBeside":{"description":"Who can battle all the same when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattleLeaving":{"description":"Who cannot battle in the turn in which it left. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattle":{"description":"Who can never battle from here. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleOut":{"description":"Dice fewer for a unit of each kind that battles from here. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"closeOnly":{"description":"Who fights from here, and against units here, only in close assault. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"takeGround":{"description":"Who can take ground here. Default: everybody who takes ground at all.","$ref":"parts.schema.json#/definitions/kinds"},"overrun":{"description":"Whether an overrun may follow on ground taken here. Default: true.","type":"boolean","default":true},"advanceFromBeside":{"description":"Who takes ground here and overruns only when its move of this turn began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"ignoresFlags":{"description":"Flags that an occupant of each kind may ignore; 9 are all. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"stubborn":{"description":"Ids of the nations whose units here must ignore all flags. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"lossForFlag":{"description":"Who loses a figure for each flag and does not retreat. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"retreatInto":{"description":"Whether units can retreat into it. Default: true.","type":"boolean","default":true},"sight":{"description":"Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.","enum":["blocks","blocks-but-level","blocks-in-groups","open"],"default":"open"},"height":{"description":"How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.","enum":[0,1,2],"default":0},"openEnds":{"description":"Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.","type":"boolean","default":false},"connects":{"description":"Ids of the terrains from which and to which alone it can be entered and left. Default: all.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":1,"maxItems":60},"risk":{"description":"The roll on entering it; each die with the face costs a figure. Default: no roll.","$ref":"parts.schema.json#/definitions/roll"},"artilleryRange":{"description":"Battle dice by distance of artillery that stands here. Default: those of its type.","$ref":"parts.schema.json#/definitions/dice"},"boats":{"description":"Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.","type":"boolean","default":false},"tunnels":{"description":"Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.","type":"boolean","default":false},"carries":{"description":"Whether it carries whoever crosses, so that the terrain below it is forgotten for movement. Default: false.","type":"boolean","default":false},"leavesWithOccupant":{"description":"Whether it is gone when its occupant leaves, in retreat too. Default: false.","type":"boolean","default":false},"removedInstead":{"description":"Who may take it away in place of battling. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"removedOnEntering":{"description":"Who takes it away on entering, and may still battle. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"mined":{"description":"Whether hidden mines lie here. Default: false.","type":"boolean","default":false}},"required":["name","rule","look","description"],"additionalProperties":false};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+[a-z]?$"},message:"must match pattern \""+"^[A-Z][0-9]+[a-z]?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "infantry") || (key0 === "armour")) || (key0 === "artillery"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.infantry !== undefined){
let data0 = data.infantry;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.armour !== undefined){
let data1 = data.armour;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.artillery !== undefined){
let data2 = data.artillery;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema99 = {"title":"ProtectsWhen","description":"When it protects: always; against attackers who stand lower; against those and attackers on heights that do not touch these; units of the side that built it; where the terrain is open country; or against attacks over the hexsides on which it stands.","enum":["always","from-below","from-below-or-afar","builder","in-the-open","over-its-sides"]};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((data === "always") || (data === "from-below")) || (data === "from-below-or-afar")) || (data === "builder")) || (data === "in-the-open")) || (data === "over-its-sides"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema100 = {"title":"ShelterRules","description":"A second reduction for the units of some nations. The better of the two that hold counts.","type":"object","properties":{"reduction":{"description":"Dice fewer for an attacker of each kind.","$ref":"#/definitions/counts"},"protects":{"description":"When it holds.","$ref":"#/definitions/protects"},"nations":{"description":"Ids of these nations.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20}},"required":["reduction","protects","nations"],"additionalProperties":false};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "infantry") || (key0 === "armour")) || (key0 === "artillery"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.infantry !== undefined){
let data0 = data.infantry;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.armour !== undefined){
let data1 = data.armour;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.artillery !== undefined){
let data2 = data.artillery;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((data === "always") || (data === "from-below")) || (data === "from-below-or-afar")) || (data === "builder")) || (data === "in-the-open")) || (data === "over-its-sides"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reduction === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reduction"},message:"must have required property '"+"reduction"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.protects === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protects"},message:"must have required property '"+"protects"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nations === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nations"},message:"must have required property '"+"nations"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "reduction") || (key0 === "protects")) || (key0 === "nations"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reduction !== undefined){
if(!(validate353(data.reduction, {instancePath:instancePath+"/reduction",parentData:data,parentDataProperty:"reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
if(data.protects !== undefined){
if(!(validate355(data.protects, {instancePath:instancePath+"/protects",parentData:data,parentDataProperty:"protects",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
if(data.nations !== undefined){
let data2 = data.nations;
if(Array.isArray(data2)){
if(data2.length > 20){
const err4 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate357(data2[i0], {instancePath:instancePath+"/nations/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema104 = {"title":"UnitKinds","description":"Kinds of unit, or `all` of them.","type":["string","array"],"pattern":"^all$","items":{"$ref":"#/definitions/kind"},"minItems":0,"maxItems":3,"form":"`all`, or a list of infantry, armour and artillery","tsType":"'all' | UnitKind[]"};
const pattern43 = new RegExp("^all$", "u");

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((data === "infantry") || (data === "armour")) || (data === "artillery"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema104.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern43.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^all$"},message:"must match pattern \""+"^all$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(Array.isArray(data)){
if(data.length > 3){
const err2 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.length < 0){
const err3 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate361(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema106 = {"title":"FaceRules","description":"A steep face toward lower terrains. Retreats do not ask for it.","type":"object","properties":{"below":{"description":"Ids of the terrains below it.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":1,"maxItems":20},"hexes":{"description":"Hexes that a step over it counts, up or down, 1 to 9.","type":"integer","minimum":1,"maximum":9},"closed":{"description":"Who cannot take it.","$ref":"#/definitions/kinds"},"takeGround":{"description":"Whether ground can be taken over it from below.","type":"boolean"}},"required":["below","hexes","closed","takeGround"],"additionalProperties":false};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema104.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern43.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^all$"},message:"must match pattern \""+"^all$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(Array.isArray(data)){
if(data.length > 3){
const err2 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.length < 0){
const err3 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate361(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.below === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "below"},message:"must have required property '"+"below"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hexes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.closed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closed"},message:"must have required property '"+"closed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.takeGround === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "takeGround"},message:"must have required property '"+"takeGround"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "below") || (key0 === "hexes")) || (key0 === "closed")) || (key0 === "takeGround"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.below !== undefined){
let data0 = data.below;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/below",schemaPath:"#/properties/below/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/below",schemaPath:"#/properties/below/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate357(data0[i0], {instancePath:instancePath+"/below/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/below",schemaPath:"#/properties/below/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hexes !== undefined){
let data2 = data.hexes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.closed !== undefined){
if(!(validate370(data.closed, {instancePath:instancePath+"/closed",parentData:data,parentDataProperty:"closed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.takeGround !== undefined){
if(typeof data.takeGround !== "boolean"){
const err11 = {instancePath:instancePath+"/takeGround",schemaPath:"#/properties/takeGround/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"title":"RollRules","description":"A roll: how many dice, and the face that counts.","type":"object","properties":{"dice":{"description":"Dice, 1 to 9.","type":"integer","minimum":1,"maximum":9},"face":{"description":"The face that counts.","$ref":"#/definitions/face"}},"required":["dice","face"],"additionalProperties":false};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.face === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "face"},message:"must have required property '"+"face"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "dice") || (key0 === "face"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dice !== undefined){
let data0 = data.dice;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.face !== undefined){
if(!(validate80(data.face, {instancePath:instancePath+"/face",parentData:data,parentDataProperty:"face",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema109 = {"title":"DiceByDistance","description":"Battle dice by distance, the first for the next hex: 0 to 9 each.","type":"array","items":{"description":"Dice at this distance.","type":"integer","minimum":0,"maximum":9},"minItems":0,"maxItems":12};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.look === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "look"},message:"must have required property '"+"look"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema94.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate340(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate342(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(!((((((((((data2 === "bunker") || (data2 === "hedgehogs")) || (data2 === "bridge")) || (data2 === "sandbags")) || (data2 === "wall")) || (data2 === "wire")) || (data2 === "mines")) || (data2 === "block")) || (data2 === "teeth")) || (data2 === "abatis"))){
const err5 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema94.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
if(!(validate344(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
if(data.like !== undefined){
if(!(validate337(data.like, {instancePath:instancePath+"/like",parentData:data,parentDataProperty:"like",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
if(data.reduction !== undefined){
if(!(validate347(data.reduction, {instancePath:instancePath+"/reduction",parentData:data,parentDataProperty:"reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
if(data.protects !== undefined){
if(!(validate349(data.protects, {instancePath:instancePath+"/protects",parentData:data,parentDataProperty:"protects",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.protectsNations !== undefined){
let data7 = data.protectsNations;
if(Array.isArray(data7)){
if(data7.length > 20){
const err6 = {instancePath:instancePath+"/protectsNations",schemaPath:"#/properties/protectsNations/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data7.length < 1){
const err7 = {instancePath:instancePath+"/protectsNations",schemaPath:"#/properties/protectsNations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate337(data7[i0], {instancePath:instancePath+"/protectsNations/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/protectsNations",schemaPath:"#/properties/protectsNations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.shelter !== undefined){
if(!(validate352(data.shelter, {instancePath:instancePath+"/shelter",parentData:data,parentDataProperty:"shelter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
}
if(data.closed !== undefined){
if(!(validate360(data.closed, {instancePath:instancePath+"/closed",parentData:data,parentDataProperty:"closed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.stops !== undefined){
if(!(validate360(data.stops, {instancePath:instancePath+"/stops",parentData:data,parentDataProperty:"stops",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.stopsClimbing !== undefined){
if(!(validate360(data.stopsClimbing, {instancePath:instancePath+"/stopsClimbing",parentData:data,parentDataProperty:"stopsClimbing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.stopsLeaving !== undefined){
if(!(validate360(data.stopsLeaving, {instancePath:instancePath+"/stopsLeaving",parentData:data,parentDataProperty:"stopsLeaving",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.fromBeside !== undefined){
if(!(validate360(data.fromBeside, {instancePath:instancePath+"/fromBeside",parentData:data,parentDataProperty:"fromBeside",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.mostHexes !== undefined){
let data15 = data.mostHexes;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err9 = {instancePath:instancePath+"/mostHexes",schemaPath:"#/properties/mostHexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9 || isNaN(data15)){
const err10 = {instancePath:instancePath+"/mostHexes",schemaPath:"#/properties/mostHexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err11 = {instancePath:instancePath+"/mostHexes",schemaPath:"#/properties/mostHexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.climb !== undefined){
let data16 = data.climb;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err12 = {instancePath:instancePath+"/climb",schemaPath:"#/properties/climb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9 || isNaN(data16)){
const err13 = {instancePath:instancePath+"/climb",schemaPath:"#/properties/climb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data16 < 2 || isNaN(data16)){
const err14 = {instancePath:instancePath+"/climb",schemaPath:"#/properties/climb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.face !== undefined){
if(!(validate368(data.face, {instancePath:instancePath+"/face",parentData:data,parentDataProperty:"face",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
if(data.notFrom !== undefined){
let data18 = data.notFrom;
if(Array.isArray(data18)){
if(data18.length > 20){
const err15 = {instancePath:instancePath+"/notFrom",schemaPath:"#/properties/notFrom/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data18.length < 0){
const err16 = {instancePath:instancePath+"/notFrom",schemaPath:"#/properties/notFrom/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate337(data18[i1], {instancePath:instancePath+"/notFrom/" + i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/notFrom",schemaPath:"#/properties/notFrom/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.noBattleEntering !== undefined){
if(!(validate360(data.noBattleEntering, {instancePath:instancePath+"/noBattleEntering",parentData:data,parentDataProperty:"noBattleEntering",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.battleFromBeside !== undefined){
if(!(validate360(data.battleFromBeside, {instancePath:instancePath+"/battleFromBeside",parentData:data,parentDataProperty:"battleFromBeside",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.noBattleLeaving !== undefined){
if(!(validate360(data.noBattleLeaving, {instancePath:instancePath+"/noBattleLeaving",parentData:data,parentDataProperty:"noBattleLeaving",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.noBattle !== undefined){
if(!(validate360(data.noBattle, {instancePath:instancePath+"/noBattle",parentData:data,parentDataProperty:"noBattle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.battleOut !== undefined){
if(!(validate347(data.battleOut, {instancePath:instancePath+"/battleOut",parentData:data,parentDataProperty:"battleOut",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
if(data.closeOnly !== undefined){
if(!(validate360(data.closeOnly, {instancePath:instancePath+"/closeOnly",parentData:data,parentDataProperty:"closeOnly",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.takeGround !== undefined){
if(!(validate360(data.takeGround, {instancePath:instancePath+"/takeGround",parentData:data,parentDataProperty:"takeGround",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.overrun !== undefined){
if(typeof data.overrun !== "boolean"){
const err18 = {instancePath:instancePath+"/overrun",schemaPath:"#/properties/overrun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.advanceFromBeside !== undefined){
if(!(validate360(data.advanceFromBeside, {instancePath:instancePath+"/advanceFromBeside",parentData:data,parentDataProperty:"advanceFromBeside",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.ignoresFlags !== undefined){
if(!(validate347(data.ignoresFlags, {instancePath:instancePath+"/ignoresFlags",parentData:data,parentDataProperty:"ignoresFlags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
if(data.stubborn !== undefined){
let data30 = data.stubborn;
if(Array.isArray(data30)){
if(data30.length > 20){
const err19 = {instancePath:instancePath+"/stubborn",schemaPath:"#/properties/stubborn/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data30.length < 1){
const err20 = {instancePath:instancePath+"/stubborn",schemaPath:"#/properties/stubborn/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validate337(data30[i2], {instancePath:instancePath+"/stubborn/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/stubborn",schemaPath:"#/properties/stubborn/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.lossForFlag !== undefined){
if(!(validate360(data.lossForFlag, {instancePath:instancePath+"/lossForFlag",parentData:data,parentDataProperty:"lossForFlag",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.retreatInto !== undefined){
if(typeof data.retreatInto !== "boolean"){
const err22 = {instancePath:instancePath+"/retreatInto",schemaPath:"#/properties/retreatInto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sight !== undefined){
let data34 = data.sight;
if(!((((data34 === "blocks") || (data34 === "blocks-but-level")) || (data34 === "blocks-in-groups")) || (data34 === "open"))){
const err23 = {instancePath:instancePath+"/sight",schemaPath:"#/properties/sight/enum",keyword:"enum",params:{allowedValues: schema94.properties.sight.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.height !== undefined){
let data35 = data.height;
if(!(((data35 === 0) || (data35 === 1)) || (data35 === 2))){
const err24 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/enum",keyword:"enum",params:{allowedValues: schema94.properties.height.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.openEnds !== undefined){
if(typeof data.openEnds !== "boolean"){
const err25 = {instancePath:instancePath+"/openEnds",schemaPath:"#/properties/openEnds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.connects !== undefined){
let data37 = data.connects;
if(Array.isArray(data37)){
if(data37.length > 60){
const err26 = {instancePath:instancePath+"/connects",schemaPath:"#/properties/connects/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data37.length < 1){
const err27 = {instancePath:instancePath+"/connects",schemaPath:"#/properties/connects/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
if(!(validate337(data37[i3], {instancePath:instancePath+"/connects/" + i3,parentData:data37,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/connects",schemaPath:"#/properties/connects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.risk !== undefined){
if(!(validate387(data.risk, {instancePath:instancePath+"/risk",parentData:data,parentDataProperty:"risk",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
}
if(data.artilleryRange !== undefined){
if(!(validate390(data.artilleryRange, {instancePath:instancePath+"/artilleryRange",parentData:data,parentDataProperty:"artilleryRange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
}
if(data.boats !== undefined){
if(typeof data.boats !== "boolean"){
const err29 = {instancePath:instancePath+"/boats",schemaPath:"#/properties/boats/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.tunnels !== undefined){
if(typeof data.tunnels !== "boolean"){
const err30 = {instancePath:instancePath+"/tunnels",schemaPath:"#/properties/tunnels/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.carries !== undefined){
if(typeof data.carries !== "boolean"){
const err31 = {instancePath:instancePath+"/carries",schemaPath:"#/properties/carries/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.leavesWithOccupant !== undefined){
if(typeof data.leavesWithOccupant !== "boolean"){
const err32 = {instancePath:instancePath+"/leavesWithOccupant",schemaPath:"#/properties/leavesWithOccupant/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.removedInstead !== undefined){
if(!(validate360(data.removedInstead, {instancePath:instancePath+"/removedInstead",parentData:data,parentDataProperty:"removedInstead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.removedOnEntering !== undefined){
if(!(validate360(data.removedOnEntering, {instancePath:instancePath+"/removedOnEntering",parentData:data,parentDataProperty:"removedOnEntering",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
if(data.mined !== undefined){
if(typeof data.mined !== "boolean"){
const err33 = {instancePath:instancePath+"/mined",schemaPath:"#/properties/mined/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/obstacles.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("obstacles" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "obstacles"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 200){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs5 = errors;
if(!(validate337(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate339(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scenario = validate138;
const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/scenario.schema.json","title":"ScenarioFile","description":"A scenario: sides, units, medals and special rules. Its board stands in map.yaml, its briefing in briefing.md.","type":"object","properties":{"kind":{"description":"What this file is.","const":"scenario"},"system":{"description":"Id of the rule system.","$ref":"../common.schema.json#/definitions/id","refers":"system"},"title":{"description":"Title.","$ref":"../common.schema.json#/definitions/name"},"summary":{"description":"One sentence for lists and cards.","$ref":"../common.schema.json#/definitions/line"},"level":{"description":"For whom: learn the game, a short game, a long game.","enum":["learn","short","long"]},"turns":{"description":"Rounds, 1 to 100; after the last the medals are counted.","type":"integer","minimum":1,"maximum":100,"figure":"turns"},"tie":{"description":"Id of the side that wins when medals are equal after the last round. Default: nobody.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"date":{"description":"First day, as year-month-day.","type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$","form":"a date such as 1943-04-06","figure":"date"},"daysPerTurn":{"description":"Days per turn, 1 to 60. Default: 1.","type":"integer","minimum":1,"maximum":60,"default":1},"deck":{"description":"Id of the deck, as the cards name it. Default: standard.","$ref":"../common.schema.json#/definitions/id","default":"standard","refers":"deck"},"balance":{"title":"Balance","description":"The author's intent: share of games that a side wins between equal players.","type":"object","properties":{"side":{"description":"Id of the side that is meant.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"from":{"description":"Least share, in per cent.","$ref":"../common.schema.json#/definitions/percent"},"to":{"description":"Greatest share, in per cent.","$ref":"../common.schema.json#/definitions/percent"}},"required":["side","from","to"],"additionalProperties":false},"intent":{"description":"What the author wants of it beside its balance: its length, how hard it is, how history ended.","$ref":"../common.schema.json#/definitions/intent"},"sides":{"description":"The two sides, in order of movement.","type":"array","items":{"$ref":"#/definitions/side"},"minItems":2,"maxItems":2},"medals":{"description":"Places that are worth medals.","type":"array","items":{"$ref":"#/definitions/medal"},"minItems":0,"maxItems":40},"special":{"description":"Special rules that it switches on.","$ref":"#/definitions/special"},"suppress":{"description":"Lint findings that are accepted on purpose.","type":"array","items":{"$ref":"#/definitions/suppression"},"minItems":0,"maxItems":200},"authors":{"description":"Names of those who made it.","$ref":"../common.schema.json#/definitions/authors"},"licence":{"description":"Terms under which others may use it, as an SPDX expression.","$ref":"../common.schema.json#/definitions/licence"},"sources":{"description":"Works that were used.","type":"array","items":{"$ref":"#/definitions/work"},"minItems":1,"maxItems":50}},"required":["kind","system","title","summary","level","turns","date","balance","sides","sources"],"additionalProperties":false,"definitions":{"side":{"title":"SideEntry","description":"A side.","type":"object","properties":{"id":{"description":"Id of the side.","$ref":"../common.schema.json#/definitions/id","defines":"side"},"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"colour":{"description":"Colour of its counters and buttons.","$ref":"../common.schema.json#/definitions/colours"},"edge":{"description":"The edge of the board from which it comes and to which it retreats.","enum":["north","south"]},"nation":{"description":"Id of the nation that commands it.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"hand":{"description":"Cards in hand, 1 to 12.","type":"integer","minimum":1,"maximum":12},"medals":{"description":"Medals that win, 1 to 30.","type":"integer","minimum":1,"maximum":30},"units":{"description":"Its units, in order.","type":"array","items":{"$ref":"#/definitions/unit"},"minItems":1,"maxItems":100}},"required":["id","name","colour","edge","nation","hand","medals","units"],"additionalProperties":false},"unit":{"title":"UnitEntry","description":"A unit.","type":"object","properties":{"id":{"description":"Its id, unique in the scenario.","$ref":"../common.schema.json#/definitions/id","defines":"unit"},"name":{"description":"Its name. Default: its nation and type.","$ref":"../common.schema.json#/definitions/name"},"type":{"description":"Id of its unit type.","$ref":"../common.schema.json#/definitions/id","refers":"unit-type"},"nation":{"description":"Id of its nation. Default: that of its side.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"hex":{"description":"Where it stands at the start. A unit has this or `reserve`.","$ref":"../common.schema.json#/definitions/hex"},"figures":{"description":"Figures at the start, and most that it can have, 1 to 9. Default: those of its type.","type":"integer","minimum":1,"maximum":9},"reserve":{"description":"How it comes in from the reserve.","enum":["airfield","train","paradrop"]},"leader":{"description":"Whether a leader is with it. Default: false.","type":"boolean","default":false},"camouflaged":{"description":"Whether it is camouflaged at the start. Default: false.","type":"boolean","default":false},"boat":{"description":"Whether it has a boat. Default: false.","type":"boolean","default":false}},"required":["id","type"],"additionalProperties":false},"medal":{"title":"MedalEntry","description":"A place that is worth medals.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"hexes":{"description":"Its hexes.","$ref":"../common.schema.json#/definitions/hexes"},"side":{"description":"Id of the side that may win it. Default: both.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"permanent":{"description":"true: kept once won. false: given back when the place is left. Default: false.","type":"boolean","default":false},"group":{"description":"all: all of its hexes must be held. each: every one of them counts. Default: each.","enum":["all","each"],"default":"each"},"medals":{"description":"Medals for it, 1 to 9. Default: 1.","type":"integer","minimum":1,"maximum":9,"default":1},"atTurnStart":{"description":"Whether it is won only by holding it when the holder’s turn begins. Default: false.","type":"boolean","default":false}},"required":["name","hexes"],"additionalProperties":false},"special":{"title":"SpecialEntry","description":"Special rules that this scenario switches on. Sides are those that may use them.","type":"object","properties":{"airStrikes":{"title":"AirStrikesEntry","description":"Patrols may be played as strikes from the air.","type":"object","properties":{"sides":{"description":"Ids of the sides that may.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"minItems":1,"maxItems":2}},"required":["sides"],"additionalProperties":false},"blitz":{"title":"BlitzEntry","description":"Lightning war: this side may strike from the air with every patrol, and the armour of the other is slow.","type":"object","properties":{"side":{"description":"Id of the side that attacks.","$ref":"../common.schema.json#/definitions/id","refers":"side"}},"required":["side"],"additionalProperties":false},"bridgeBlowing":{"title":"BridgeBlowingEntry","description":"Bridges may be blown up.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The bridges.","$ref":"../common.schema.json#/definitions/hexes"},"way":{"description":"surely: it is certain, and the card is not replaced. by-dice: it is rolled for, and a card is drawn.","enum":["surely","by-dice"]}},"required":["side","hexes","way"],"additionalProperties":false},"pontoons":{"title":"PontoonsEntry","description":"Bridges of boats may be built.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"count":{"description":"How many, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["side","count"],"additionalProperties":false},"spotting":{"title":"SpottingEntry","description":"Whoever holds these hexes fires its artillery with an observer.","type":"object","properties":{"side":{"description":"Id of the side that profits.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"Where the observers stand.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"sabotage":{"description":"Landmarks that may be demolished.","type":"array","items":{"title":"SabotageEntry","description":"A landmark.","type":"object","properties":{"side":{"description":"Id of the side that does it.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it is.","$ref":"../common.schema.json#/definitions/hex"},"stars":{"description":"Stars that are needed, 1 to 20.","type":"integer","minimum":1,"maximum":20},"medals":{"description":"Medals for it, 0 to 9.","type":"integer","minimum":0,"maximum":9},"supplies":{"description":"Whether it is a supply depot, whose loss slows the enemy’s armour. Default: false.","type":"boolean","default":false}},"required":["side","hex","stars","medals"],"additionalProperties":false},"minItems":1,"maxItems":20},"prisoners":{"description":"Prisoners who may be freed.","type":"array","items":{"title":"PrisonersEntry","description":"Prisoners.","type":"object","properties":{"side":{"description":"Id of the side that frees them.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where they are held.","$ref":"../common.schema.json#/definitions/hex"},"medals":{"description":"Medals while they are free, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["side","hex","medals"],"additionalProperties":false},"minItems":1,"maxItems":20},"equipment":{"description":"Equipment that may be captured.","type":"array","items":{"title":"EquipmentEntry","description":"A piece of equipment.","type":"object","properties":{"side":{"description":"Id of the side that captures it.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it lies.","$ref":"../common.schema.json#/definitions/hex"},"medals":{"description":"Medals while a unit has it, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["side","hex","medals"],"additionalProperties":false},"minItems":1,"maxItems":20},"desert":{"description":"Whether armour goes farther in overruns, as in the desert. Default: false.","type":"boolean","default":false},"oasisRecovery":{"description":"Whether infantry recovers figures at an oasis. Default: false.","type":"boolean","default":false},"hospitals":{"description":"Hospitals where infantry recovers figures.","type":"array","items":{"title":"HospitalEntry","description":"A hospital.","type":"object","properties":{"side":{"description":"Id of the side that it serves.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it is.","$ref":"../common.schema.json#/definitions/hex"}},"required":["side","hex"],"additionalProperties":false},"minItems":1,"maxItems":20},"radar":{"title":"RadarEntry","description":"While a side holds these hexes, the enemy announces strikes from the air a turn ahead.","type":"object","properties":{"side":{"description":"Id of the side that is warned.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"Where the radar stands.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"headquarters":{"description":"Headquarters whose capture costs cards.","type":"array","items":{"title":"HeadquartersEntry","description":"A headquarters.","type":"object","properties":{"side":{"description":"Id of the side whose it is.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hex":{"description":"Where it is.","$ref":"../common.schema.json#/definitions/hex"}},"required":["side","hex"],"additionalProperties":false},"minItems":1,"maxItems":20},"night":{"title":"NightEntry","description":"The battle begins in the dark.","type":"object","properties":{"roller":{"description":"Id of the side at the start of whose turns the light is rolled for.","$ref":"../common.schema.json#/definitions/id","refers":"side"}},"required":["roller"],"additionalProperties":false},"paradrop":{"title":"ParadropEntry","description":"Units drop from the air.","type":"object","properties":{"side":{"description":"Id of the side that drops.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"Where they are dropped.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"smoke":{"title":"SmokeEntry","description":"Smoke screens may be laid.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"uses":{"description":"How often, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["side","uses"],"additionalProperties":false},"airfield":{"title":"AirfieldEntry","description":"Reserves may be flown in.","type":"object","properties":{"side":{"description":"Id of the side that may.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The landing grounds.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","hexes"],"additionalProperties":false},"trains":{"title":"TrainsEntry","description":"Reserves come by train.","type":"object","properties":{"side":{"description":"Id of the side whose train it is.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"stations":{"description":"Where they leave the train.","$ref":"../common.schema.json#/definitions/hexes"}},"required":["side","stations"],"additionalProperties":false},"exits":{"description":"Units may leave the board for medals.","type":"array","items":{"title":"ExitEntry","description":"Hexes from which units leave.","type":"object","properties":{"side":{"description":"Id of the side that leaves.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"hexes":{"description":"The hexes, at the edge.","$ref":"../common.schema.json#/definitions/hexes"},"medals":{"description":"Medals for each unit, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["side","hexes","medals"],"additionalProperties":false},"minItems":1,"maxItems":20}},"additionalProperties":false},"work":{"title":"WorkEntry","description":"A work that was used.","type":"object","properties":{"title":{"description":"Title.","type":"string","minLength":1,"maxLength":200},"author":{"description":"Author.","type":"string","minLength":1,"maxLength":200},"year":{"description":"Year of publication, 1500 to 2100.","type":"integer","minimum":1500,"maximum":2100}},"required":["title","author","year"],"additionalProperties":false},"suppression":{"title":"SuppressionEntry","description":"A finding that is accepted on purpose: of a design rule, or a warning about a file of the folder.","type":"object","properties":{"code":{"description":"Code of the finding.","$ref":"../common.schema.json#/definitions/id","refers":"code"},"at":{"description":"What the finding is about: id of the unit or side, or hex name; of a code that is no design rule the path in the file. Absent: all of it.","type":["string","integer"],"minLength":1,"maxLength":120,"minimum":101,"maximum":9999},"file":{"description":"File of the folder that the finding is in, for example `map.yaml`; only for codes that are no design rules.","type":"string","minLength":1,"maxLength":120},"reason":{"description":"Why it is right here.","type":"string","minLength":1,"maxLength":400}},"required":["code","reason"],"additionalProperties":false}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema59 = {"title":"Percent","description":"Per cent, 0 to 100.","type":"integer","minimum":0,"maximum":100};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"title":"Intent","description":"What the author wants of the scenario beside its balance. Playing it shows whether it is so.","type":"object","properties":{"length":{"title":"IntentLength","description":"Turns in which the middle half of the games is decided: a quarter ends before, a quarter after.","type":"object","properties":{"from":{"description":"First of these turns, 1 to 100.","type":"integer","minimum":1,"maximum":100},"to":{"description":"Last of these turns, 1 to 100.","type":"integer","minimum":1,"maximum":100}},"required":["from","to"],"additionalProperties":false},"difficulty":{"title":"IntentDifficulty","description":"How hard it is for a side, by the id of the side. easy: it wins at least half of the games between equal players; even: 35 to 65 per cent; hard: at most half.","type":"object","propertyNames":{"$ref":"#/definitions/id","refers":"side"},"additionalProperties":{"description":"Grade of difficulty.","enum":["easy","even","hard"]},"minProperties":1,"maxProperties":2},"unwinnable":{"title":"IntentUnwinnable","description":"A side that is not meant to win between equal players.","type":"object","properties":{"side":{"description":"Id of the side.","$ref":"#/definitions/id","refers":"side"},"reason":{"description":"Why it is right here, for those who play it.","$ref":"#/definitions/line"}},"required":["side","reason"],"additionalProperties":false},"history":{"title":"IntentHistory","description":"How it really ended. Play need not repeat it, but should be able to.","type":"object","properties":{"winner":{"description":"Id of the side that had the better of it as this scenario counts victory, or `draw`.","$ref":"#/definitions/id","refers":"side"},"note":{"description":"What happened, in a sentence.","$ref":"#/definitions/line"}},"required":["winner"],"additionalProperties":false}},"minProperties":1,"additionalProperties":false};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "length") || (key0 === "difficulty")) || (key0 === "unwinnable")) || (key0 === "history"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.length !== undefined){
let data0 = data.length;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.from === undefined){
const err2 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.to === undefined){
const err3 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "from") || (key1 === "to"))){
const err4 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.from !== undefined){
let data1 = data0.from;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/length/from",schemaPath:"#/properties/length/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/length/from",schemaPath:"#/properties/length/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/length/from",schemaPath:"#/properties/length/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data0.to !== undefined){
let data2 = data0.to;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/length/to",schemaPath:"#/properties/length/properties/to/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/length/to",schemaPath:"#/properties/length/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/length/to",schemaPath:"#/properties/length/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.difficulty !== undefined){
let data3 = data.difficulty;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 2){
const err12 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/maxProperties",keyword:"maxProperties",params:{limit: 2},message:"must NOT have more than 2 properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Object.keys(data3).length < 1){
const err13 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data3){
const _errs11 = errors;
if(!(validate152(key2, {instancePath:instancePath+"/difficulty",parentData:data3,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
const err14 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key3 in data3){
let data4 = data3[key3];
if(!(((data4 === "easy") || (data4 === "even")) || (data4 === "hard"))){
const err15 = {instancePath:instancePath+"/difficulty/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/difficulty/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema60.properties.difficulty.additionalProperties.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.unwinnable !== undefined){
let data5 = data.unwinnable;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.side === undefined){
const err17 = {instancePath:instancePath+"/unwinnable",schemaPath:"#/properties/unwinnable/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.reason === undefined){
const err18 = {instancePath:instancePath+"/unwinnable",schemaPath:"#/properties/unwinnable/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key4 in data5){
if(!((key4 === "side") || (key4 === "reason"))){
const err19 = {instancePath:instancePath+"/unwinnable",schemaPath:"#/properties/unwinnable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.side !== undefined){
if(!(validate152(data5.side, {instancePath:instancePath+"/unwinnable/side",parentData:data5,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data5.reason !== undefined){
if(!(validate155(data5.reason, {instancePath:instancePath+"/unwinnable/reason",parentData:data5,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/unwinnable",schemaPath:"#/properties/unwinnable/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.history !== undefined){
let data8 = data.history;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.winner === undefined){
const err21 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/required",keyword:"required",params:{missingProperty: "winner"},message:"must have required property '"+"winner"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key5 in data8){
if(!((key5 === "winner") || (key5 === "note"))){
const err22 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.winner !== undefined){
if(!(validate152(data8.winner, {instancePath:instancePath+"/history/winner",parentData:data8,parentDataProperty:"winner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data8.note !== undefined){
if(!(validate155(data8.note, {instancePath:instancePath+"/history/note",parentData:data8,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"title":"SideEntry","description":"A side.","type":"object","properties":{"id":{"description":"Id of the side.","$ref":"../common.schema.json#/definitions/id","defines":"side"},"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"colour":{"description":"Colour of its counters and buttons.","$ref":"../common.schema.json#/definitions/colours"},"edge":{"description":"The edge of the board from which it comes and to which it retreats.","enum":["north","south"]},"nation":{"description":"Id of the nation that commands it.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"hand":{"description":"Cards in hand, 1 to 12.","type":"integer","minimum":1,"maximum":12},"medals":{"description":"Medals that win, 1 to 30.","type":"integer","minimum":1,"maximum":30},"units":{"description":"Its units, in order.","type":"array","items":{"$ref":"#/definitions/unit"},"minItems":1,"maxItems":100}},"required":["id","name","colour","edge","nation","hand","medals","units"],"additionalProperties":false};
const schema64 = {"title":"Colours","description":"A colour by day and by night.","type":"object","properties":{"light":{"description":"By day.","$ref":"#/definitions/colour"},"dark":{"description":"By night.","$ref":"#/definitions/colour"}},"required":["light","dark"],"additionalProperties":false};
const schema65 = {"title":"Colour","description":"A colour as `#rrggbb`.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","form":"a colour in quotes, such as '#b8860b'"};
const pattern27 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern27.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.light === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dark === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "light") || (key0 === "dark"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.light !== undefined){
if(!(validate164(data.light, {instancePath:instancePath+"/light",parentData:data,parentDataProperty:"light",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.dark !== undefined){
if(!(validate164(data.dark, {instancePath:instancePath+"/dark",parentData:data,parentDataProperty:"dark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"title":"UnitEntry","description":"A unit.","type":"object","properties":{"id":{"description":"Its id, unique in the scenario.","$ref":"../common.schema.json#/definitions/id","defines":"unit"},"name":{"description":"Its name. Default: its nation and type.","$ref":"../common.schema.json#/definitions/name"},"type":{"description":"Id of its unit type.","$ref":"../common.schema.json#/definitions/id","refers":"unit-type"},"nation":{"description":"Id of its nation. Default: that of its side.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"hex":{"description":"Where it stands at the start. A unit has this or `reserve`.","$ref":"../common.schema.json#/definitions/hex"},"figures":{"description":"Figures at the start, and most that it can have, 1 to 9. Default: those of its type.","type":"integer","minimum":1,"maximum":9},"reserve":{"description":"How it comes in from the reserve.","enum":["airfield","train","paradrop"]},"leader":{"description":"Whether a leader is with it. Default: false.","type":"boolean","default":false},"camouflaged":{"description":"Whether it is camouflaged at the start. Default: false.","type":"boolean","default":false},"boat":{"description":"Whether it has a boat. Default: false.","type":"boolean","default":false}},"required":["id","type"],"additionalProperties":false};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema66.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate141(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate139(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate139(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.hex !== undefined){
if(!(validate174(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data.figures !== undefined){
let data5 = data.figures;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err3 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
const err4 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err5 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.reserve !== undefined){
let data6 = data.reserve;
if(!(((data6 === "airfield") || (data6 === "train")) || (data6 === "paradrop"))){
const err6 = {instancePath:instancePath+"/reserve",schemaPath:"#/properties/reserve/enum",keyword:"enum",params:{allowedValues: schema66.properties.reserve.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.leader !== undefined){
if(typeof data.leader !== "boolean"){
const err7 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.camouflaged !== undefined){
if(typeof data.camouflaged !== "boolean"){
const err8 = {instancePath:instancePath+"/camouflaged",schemaPath:"#/properties/camouflaged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.boat !== undefined){
if(typeof data.boat !== "boolean"){
const err9 = {instancePath:instancePath+"/boat",schemaPath:"#/properties/boat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.colour === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colour"},message:"must have required property '"+"colour"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.edge === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edge"},message:"must have required property '"+"edge"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.nation === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nation"},message:"must have required property '"+"nation"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hand === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hand"},message:"must have required property '"+"hand"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.medals === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.units === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "colour")) || (key0 === "edge")) || (key0 === "nation")) || (key0 === "hand")) || (key0 === "medals")) || (key0 === "units"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate139(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate141(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.colour !== undefined){
if(!(validate163(data.colour, {instancePath:instancePath+"/colour",parentData:data,parentDataProperty:"colour",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.edge !== undefined){
let data3 = data.edge;
if(!((data3 === "north") || (data3 === "south"))){
const err9 = {instancePath:instancePath+"/edge",schemaPath:"#/properties/edge/enum",keyword:"enum",params:{allowedValues: schema63.properties.edge.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.nation !== undefined){
if(!(validate139(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.hand !== undefined){
let data5 = data.hand;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.medals !== undefined){
let data6 = data.medals;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 30 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.units !== undefined){
let data7 = data.units;
if(Array.isArray(data7)){
if(data7.length > 100){
const err16 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.length < 1){
const err17 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data7[i0], {instancePath:instancePath+"/units/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hexes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "hexes")) || (key0 === "side")) || (key0 === "permanent")) || (key0 === "group")) || (key0 === "medals")) || (key0 === "atTurnStart"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate141(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.hexes !== undefined){
if(!(validate180(data.hexes, {instancePath:instancePath+"/hexes",parentData:data,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate139(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.permanent !== undefined){
if(typeof data.permanent !== "boolean"){
const err3 = {instancePath:instancePath+"/permanent",schemaPath:"#/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.group !== undefined){
let data4 = data.group;
if(!((data4 === "all") || (data4 === "each"))){
const err4 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema68.properties.group.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.medals !== undefined){
let data5 = data.medals;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.atTurnStart !== undefined){
if(typeof data.atTurnStart !== "boolean"){
const err8 = {instancePath:instancePath+"/atTurnStart",schemaPath:"#/properties/atTurnStart/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema70.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.airStrikes !== undefined){
let data0 = data.airStrikes;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.sides === undefined){
const err1 = {instancePath:instancePath+"/airStrikes",schemaPath:"#/properties/airStrikes/required",keyword:"required",params:{missingProperty: "sides"},message:"must have required property '"+"sides"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "sides")){
const err2 = {instancePath:instancePath+"/airStrikes",schemaPath:"#/properties/airStrikes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.sides !== undefined){
let data1 = data0.sides;
if(Array.isArray(data1)){
if(data1.length > 2){
const err3 = {instancePath:instancePath+"/airStrikes/sides",schemaPath:"#/properties/airStrikes/properties/sides/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/airStrikes/sides",schemaPath:"#/properties/airStrikes/properties/sides/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate139(data1[i0], {instancePath:instancePath+"/airStrikes/sides/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/airStrikes/sides",schemaPath:"#/properties/airStrikes/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/airStrikes",schemaPath:"#/properties/airStrikes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.blitz !== undefined){
let data3 = data.blitz;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.side === undefined){
const err7 = {instancePath:instancePath+"/blitz",schemaPath:"#/properties/blitz/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data3){
if(!(key2 === "side")){
const err8 = {instancePath:instancePath+"/blitz",schemaPath:"#/properties/blitz/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.side !== undefined){
if(!(validate139(data3.side, {instancePath:instancePath+"/blitz/side",parentData:data3,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/blitz",schemaPath:"#/properties/blitz/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bridgeBlowing !== undefined){
let data5 = data.bridgeBlowing;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.side === undefined){
const err10 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.hexes === undefined){
const err11 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.way === undefined){
const err12 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/required",keyword:"required",params:{missingProperty: "way"},message:"must have required property '"+"way"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key3 in data5){
if(!(((key3 === "side") || (key3 === "hexes")) || (key3 === "way"))){
const err13 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.side !== undefined){
if(!(validate139(data5.side, {instancePath:instancePath+"/bridgeBlowing/side",parentData:data5,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data5.hexes !== undefined){
if(!(validate180(data5.hexes, {instancePath:instancePath+"/bridgeBlowing/hexes",parentData:data5,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data5.way !== undefined){
let data8 = data5.way;
if(!((data8 === "surely") || (data8 === "by-dice"))){
const err14 = {instancePath:instancePath+"/bridgeBlowing/way",schemaPath:"#/properties/bridgeBlowing/properties/way/enum",keyword:"enum",params:{allowedValues: schema70.properties.bridgeBlowing.properties.way.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/bridgeBlowing",schemaPath:"#/properties/bridgeBlowing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.pontoons !== undefined){
let data9 = data.pontoons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.side === undefined){
const err16 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9.count === undefined){
const err17 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key4 in data9){
if(!((key4 === "side") || (key4 === "count"))){
const err18 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.side !== undefined){
if(!(validate139(data9.side, {instancePath:instancePath+"/pontoons/side",parentData:data9,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data9.count !== undefined){
let data11 = data9.count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/pontoons/count",schemaPath:"#/properties/pontoons/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/pontoons/count",schemaPath:"#/properties/pontoons/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/pontoons/count",schemaPath:"#/properties/pontoons/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/pontoons",schemaPath:"#/properties/pontoons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.spotting !== undefined){
let data12 = data.spotting;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.side === undefined){
const err23 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12.hexes === undefined){
const err24 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key5 in data12){
if(!((key5 === "side") || (key5 === "hexes"))){
const err25 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.side !== undefined){
if(!(validate139(data12.side, {instancePath:instancePath+"/spotting/side",parentData:data12,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data12.hexes !== undefined){
if(!(validate180(data12.hexes, {instancePath:instancePath+"/spotting/hexes",parentData:data12,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/spotting",schemaPath:"#/properties/spotting/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sabotage !== undefined){
let data15 = data.sabotage;
if(Array.isArray(data15)){
if(data15.length > 20){
const err27 = {instancePath:instancePath+"/sabotage",schemaPath:"#/properties/sabotage/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data15.length < 1){
const err28 = {instancePath:instancePath+"/sabotage",schemaPath:"#/properties/sabotage/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.side === undefined){
const err29 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data16.hex === undefined){
const err30 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16.stars === undefined){
const err31 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "stars"},message:"must have required property '"+"stars"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data16.medals === undefined){
const err32 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key6 in data16){
if(!(((((key6 === "side") || (key6 === "hex")) || (key6 === "stars")) || (key6 === "medals")) || (key6 === "supplies"))){
const err33 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data16.side !== undefined){
if(!(validate139(data16.side, {instancePath:instancePath+"/sabotage/" + i1+"/side",parentData:data16,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data16.hex !== undefined){
if(!(validate174(data16.hex, {instancePath:instancePath+"/sabotage/" + i1+"/hex",parentData:data16,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data16.stars !== undefined){
let data19 = data16.stars;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err34 = {instancePath:instancePath+"/sabotage/" + i1+"/stars",schemaPath:"#/properties/sabotage/items/properties/stars/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 20 || isNaN(data19)){
const err35 = {instancePath:instancePath+"/sabotage/" + i1+"/stars",schemaPath:"#/properties/sabotage/items/properties/stars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err36 = {instancePath:instancePath+"/sabotage/" + i1+"/stars",schemaPath:"#/properties/sabotage/items/properties/stars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data16.medals !== undefined){
let data20 = data16.medals;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err37 = {instancePath:instancePath+"/sabotage/" + i1+"/medals",schemaPath:"#/properties/sabotage/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9 || isNaN(data20)){
const err38 = {instancePath:instancePath+"/sabotage/" + i1+"/medals",schemaPath:"#/properties/sabotage/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err39 = {instancePath:instancePath+"/sabotage/" + i1+"/medals",schemaPath:"#/properties/sabotage/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data16.supplies !== undefined){
if(typeof data16.supplies !== "boolean"){
const err40 = {instancePath:instancePath+"/sabotage/" + i1+"/supplies",schemaPath:"#/properties/sabotage/items/properties/supplies/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/sabotage/" + i1,schemaPath:"#/properties/sabotage/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/sabotage",schemaPath:"#/properties/sabotage/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.prisoners !== undefined){
let data22 = data.prisoners;
if(Array.isArray(data22)){
if(data22.length > 20){
const err43 = {instancePath:instancePath+"/prisoners",schemaPath:"#/properties/prisoners/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data22.length < 1){
const err44 = {instancePath:instancePath+"/prisoners",schemaPath:"#/properties/prisoners/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.side === undefined){
const err45 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data23.hex === undefined){
const err46 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data23.medals === undefined){
const err47 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key7 in data23){
if(!(((key7 === "side") || (key7 === "hex")) || (key7 === "medals"))){
const err48 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data23.side !== undefined){
if(!(validate139(data23.side, {instancePath:instancePath+"/prisoners/" + i2+"/side",parentData:data23,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data23.hex !== undefined){
if(!(validate174(data23.hex, {instancePath:instancePath+"/prisoners/" + i2+"/hex",parentData:data23,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data23.medals !== undefined){
let data26 = data23.medals;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err49 = {instancePath:instancePath+"/prisoners/" + i2+"/medals",schemaPath:"#/properties/prisoners/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9 || isNaN(data26)){
const err50 = {instancePath:instancePath+"/prisoners/" + i2+"/medals",schemaPath:"#/properties/prisoners/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err51 = {instancePath:instancePath+"/prisoners/" + i2+"/medals",schemaPath:"#/properties/prisoners/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/prisoners/" + i2,schemaPath:"#/properties/prisoners/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/prisoners",schemaPath:"#/properties/prisoners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.equipment !== undefined){
let data27 = data.equipment;
if(Array.isArray(data27)){
if(data27.length > 20){
const err54 = {instancePath:instancePath+"/equipment",schemaPath:"#/properties/equipment/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data27.length < 1){
const err55 = {instancePath:instancePath+"/equipment",schemaPath:"#/properties/equipment/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.side === undefined){
const err56 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data28.hex === undefined){
const err57 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data28.medals === undefined){
const err58 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key8 in data28){
if(!(((key8 === "side") || (key8 === "hex")) || (key8 === "medals"))){
const err59 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data28.side !== undefined){
if(!(validate139(data28.side, {instancePath:instancePath+"/equipment/" + i3+"/side",parentData:data28,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data28.hex !== undefined){
if(!(validate174(data28.hex, {instancePath:instancePath+"/equipment/" + i3+"/hex",parentData:data28,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data28.medals !== undefined){
let data31 = data28.medals;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err60 = {instancePath:instancePath+"/equipment/" + i3+"/medals",schemaPath:"#/properties/equipment/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9 || isNaN(data31)){
const err61 = {instancePath:instancePath+"/equipment/" + i3+"/medals",schemaPath:"#/properties/equipment/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err62 = {instancePath:instancePath+"/equipment/" + i3+"/medals",schemaPath:"#/properties/equipment/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/equipment/" + i3,schemaPath:"#/properties/equipment/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/equipment",schemaPath:"#/properties/equipment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.desert !== undefined){
if(typeof data.desert !== "boolean"){
const err65 = {instancePath:instancePath+"/desert",schemaPath:"#/properties/desert/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.oasisRecovery !== undefined){
if(typeof data.oasisRecovery !== "boolean"){
const err66 = {instancePath:instancePath+"/oasisRecovery",schemaPath:"#/properties/oasisRecovery/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.hospitals !== undefined){
let data34 = data.hospitals;
if(Array.isArray(data34)){
if(data34.length > 20){
const err67 = {instancePath:instancePath+"/hospitals",schemaPath:"#/properties/hospitals/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data34.length < 1){
const err68 = {instancePath:instancePath+"/hospitals",schemaPath:"#/properties/hospitals/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.side === undefined){
const err69 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data35.hex === undefined){
const err70 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key9 in data35){
if(!((key9 === "side") || (key9 === "hex"))){
const err71 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data35.side !== undefined){
if(!(validate139(data35.side, {instancePath:instancePath+"/hospitals/" + i4+"/side",parentData:data35,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data35.hex !== undefined){
if(!(validate174(data35.hex, {instancePath:instancePath+"/hospitals/" + i4+"/hex",parentData:data35,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/hospitals/" + i4,schemaPath:"#/properties/hospitals/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/hospitals",schemaPath:"#/properties/hospitals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.radar !== undefined){
let data38 = data.radar;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.side === undefined){
const err74 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data38.hexes === undefined){
const err75 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key10 in data38){
if(!((key10 === "side") || (key10 === "hexes"))){
const err76 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data38.side !== undefined){
if(!(validate139(data38.side, {instancePath:instancePath+"/radar/side",parentData:data38,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data38.hexes !== undefined){
if(!(validate180(data38.hexes, {instancePath:instancePath+"/radar/hexes",parentData:data38,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/radar",schemaPath:"#/properties/radar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.headquarters !== undefined){
let data41 = data.headquarters;
if(Array.isArray(data41)){
if(data41.length > 20){
const err78 = {instancePath:instancePath+"/headquarters",schemaPath:"#/properties/headquarters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data41.length < 1){
const err79 = {instancePath:instancePath+"/headquarters",schemaPath:"#/properties/headquarters/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.side === undefined){
const err80 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data42.hex === undefined){
const err81 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key11 in data42){
if(!((key11 === "side") || (key11 === "hex"))){
const err82 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data42.side !== undefined){
if(!(validate139(data42.side, {instancePath:instancePath+"/headquarters/" + i5+"/side",parentData:data42,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data42.hex !== undefined){
if(!(validate174(data42.hex, {instancePath:instancePath+"/headquarters/" + i5+"/hex",parentData:data42,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
}
else {
const err83 = {instancePath:instancePath+"/headquarters/" + i5,schemaPath:"#/properties/headquarters/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/headquarters",schemaPath:"#/properties/headquarters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.night !== undefined){
let data45 = data.night;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.roller === undefined){
const err85 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/required",keyword:"required",params:{missingProperty: "roller"},message:"must have required property '"+"roller"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
for(const key12 in data45){
if(!(key12 === "roller")){
const err86 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data45.roller !== undefined){
if(!(validate139(data45.roller, {instancePath:instancePath+"/night/roller",parentData:data45,parentDataProperty:"roller",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err87 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.paradrop !== undefined){
let data47 = data.paradrop;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.side === undefined){
const err88 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data47.hexes === undefined){
const err89 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key13 in data47){
if(!((key13 === "side") || (key13 === "hexes"))){
const err90 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data47.side !== undefined){
if(!(validate139(data47.side, {instancePath:instancePath+"/paradrop/side",parentData:data47,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data47.hexes !== undefined){
if(!(validate180(data47.hexes, {instancePath:instancePath+"/paradrop/hexes",parentData:data47,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err91 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.smoke !== undefined){
let data50 = data.smoke;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.side === undefined){
const err92 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data50.uses === undefined){
const err93 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "uses"},message:"must have required property '"+"uses"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key14 in data50){
if(!((key14 === "side") || (key14 === "uses"))){
const err94 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data50.side !== undefined){
if(!(validate139(data50.side, {instancePath:instancePath+"/smoke/side",parentData:data50,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data50.uses !== undefined){
let data52 = data50.uses;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err95 = {instancePath:instancePath+"/smoke/uses",schemaPath:"#/properties/smoke/properties/uses/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 9 || isNaN(data52)){
const err96 = {instancePath:instancePath+"/smoke/uses",schemaPath:"#/properties/smoke/properties/uses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data52 < 1 || isNaN(data52)){
const err97 = {instancePath:instancePath+"/smoke/uses",schemaPath:"#/properties/smoke/properties/uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
}
else {
const err98 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.airfield !== undefined){
let data53 = data.airfield;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.side === undefined){
const err99 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data53.hexes === undefined){
const err100 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key15 in data53){
if(!((key15 === "side") || (key15 === "hexes"))){
const err101 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data53.side !== undefined){
if(!(validate139(data53.side, {instancePath:instancePath+"/airfield/side",parentData:data53,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data53.hexes !== undefined){
if(!(validate180(data53.hexes, {instancePath:instancePath+"/airfield/hexes",parentData:data53,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err102 = {instancePath:instancePath+"/airfield",schemaPath:"#/properties/airfield/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.trains !== undefined){
let data56 = data.trains;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.side === undefined){
const err103 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data56.stations === undefined){
const err104 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/required",keyword:"required",params:{missingProperty: "stations"},message:"must have required property '"+"stations"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key16 in data56){
if(!((key16 === "side") || (key16 === "stations"))){
const err105 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data56.side !== undefined){
if(!(validate139(data56.side, {instancePath:instancePath+"/trains/side",parentData:data56,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data56.stations !== undefined){
if(!(validate180(data56.stations, {instancePath:instancePath+"/trains/stations",parentData:data56,parentDataProperty:"stations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err106 = {instancePath:instancePath+"/trains",schemaPath:"#/properties/trains/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.exits !== undefined){
let data59 = data.exits;
if(Array.isArray(data59)){
if(data59.length > 20){
const err107 = {instancePath:instancePath+"/exits",schemaPath:"#/properties/exits/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data59.length < 1){
const err108 = {instancePath:instancePath+"/exits",schemaPath:"#/properties/exits/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const len6 = data59.length;
for(let i6=0; i6<len6; i6++){
let data60 = data59[i6];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.side === undefined){
const err109 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data60.hexes === undefined){
const err110 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data60.medals === undefined){
const err111 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key17 in data60){
if(!(((key17 === "side") || (key17 === "hexes")) || (key17 === "medals"))){
const err112 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data60.side !== undefined){
if(!(validate139(data60.side, {instancePath:instancePath+"/exits/" + i6+"/side",parentData:data60,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data60.hexes !== undefined){
if(!(validate180(data60.hexes, {instancePath:instancePath+"/exits/" + i6+"/hexes",parentData:data60,parentDataProperty:"hexes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data60.medals !== undefined){
let data63 = data60.medals;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err113 = {instancePath:instancePath+"/exits/" + i6+"/medals",schemaPath:"#/properties/exits/items/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 9 || isNaN(data63)){
const err114 = {instancePath:instancePath+"/exits/" + i6+"/medals",schemaPath:"#/properties/exits/items/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err115 = {instancePath:instancePath+"/exits/" + i6+"/medals",schemaPath:"#/properties/exits/items/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
}
else {
const err116 = {instancePath:instancePath+"/exits/" + i6,schemaPath:"#/properties/exits/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/exits",schemaPath:"#/properties/exits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"title":"SuppressionEntry","description":"A finding that is accepted on purpose: of a design rule, or a warning about a file of the folder.","type":"object","properties":{"code":{"description":"Code of the finding.","$ref":"../common.schema.json#/definitions/id","refers":"code"},"at":{"description":"What the finding is about: id of the unit or side, or hex name; of a code that is no design rule the path in the file. Absent: all of it.","type":["string","integer"],"minLength":1,"maxLength":120,"minimum":101,"maximum":9999},"file":{"description":"File of the folder that the finding is in, for example `map.yaml`; only for codes that are no design rules.","type":"string","minLength":1,"maxLength":120},"reason":{"description":"Why it is right here.","type":"string","minLength":1,"maxLength":400}},"required":["code","reason"],"additionalProperties":false};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "at")) || (key0 === "file")) || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate139(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data1 = data.at;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
const err3 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema71.properties.at.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 101 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.file !== undefined){
let data2 = data.file;
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func1(data3) > 400){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"title":"Authors","description":"Names of those who made it.","type":"array","items":{"description":"A name.","$ref":"#/definitions/name"},"minItems":1,"maxItems":20};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 20){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate219(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"title":"Licence","description":"Terms under which others may use it, as an SPDX expression, for example `CC-BY-SA-4.0`.","type":"string","pattern":"^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$","maxLength":120,"form":"an SPDX expression, such as CC-BY-SA-4.0"};
const pattern31 = new RegExp("^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$", "u");

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern31.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$"},message:"must match pattern \""+"^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema75 = {"title":"WorkEntry","description":"A work that was used.","type":"object","properties":{"title":{"description":"Title.","type":"string","minLength":1,"maxLength":200},"author":{"description":"Author.","type":"string","minLength":1,"maxLength":200},"year":{"description":"Year of publication, 1500 to 2100.","type":"integer","minimum":1500,"maximum":2100}},"required":["title","author","year"],"additionalProperties":false};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.author === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.year === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "author")) || (key0 === "year"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.author !== undefined){
let data1 = data.author;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.year !== undefined){
let data2 = data.year;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2100 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1500 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1500},message:"must be >= 1500"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern24 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/scenario.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.system === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.summary === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.level === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.date === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.balance === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sides === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sides"},message:"must have required property '"+"sides"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sources === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema55.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("scenario" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "scenario"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.system !== undefined){
if(!(validate139(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate141(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate143(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.level !== undefined){
let data4 = data.level;
if(!(((data4 === "learn") || (data4 === "short")) || (data4 === "long"))){
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema55.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.turns !== undefined){
let data5 = data.turns;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.tie !== undefined){
if(!(validate139(data.tie, {instancePath:instancePath+"/tie",parentData:data,parentDataProperty:"tie",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data7 = data.date;
if(typeof data7 === "string"){
if(!pattern24.test(data7)){
const err16 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.daysPerTurn !== undefined){
let data8 = data.daysPerTurn;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/daysPerTurn",schemaPath:"#/properties/daysPerTurn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 60 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/daysPerTurn",schemaPath:"#/properties/daysPerTurn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/daysPerTurn",schemaPath:"#/properties/daysPerTurn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.deck !== undefined){
if(!(validate139(data.deck, {instancePath:instancePath+"/deck",parentData:data,parentDataProperty:"deck",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.balance !== undefined){
let data10 = data.balance;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.side === undefined){
const err21 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.from === undefined){
const err22 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.to === undefined){
const err23 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data10){
if(!(((key1 === "side") || (key1 === "from")) || (key1 === "to"))){
const err24 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.side !== undefined){
if(!(validate139(data10.side, {instancePath:instancePath+"/balance/side",parentData:data10,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data10.from !== undefined){
if(!(validate148(data10.from, {instancePath:instancePath+"/balance/from",parentData:data10,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
if(data10.to !== undefined){
if(!(validate148(data10.to, {instancePath:instancePath+"/balance/to",parentData:data10,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.intent !== undefined){
if(!(validate151(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.sides !== undefined){
let data15 = data.sides;
if(Array.isArray(data15)){
if(data15.length > 2){
const err26 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data15.length < 2){
const err27 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate160(data15[i0], {instancePath:instancePath+"/sides/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.medals !== undefined){
let data17 = data.medals;
if(Array.isArray(data17)){
if(data17.length > 40){
const err29 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data17.length < 0){
const err30 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(validate178(data17[i1], {instancePath:instancePath+"/medals/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.special !== undefined){
if(!(validate184(data.special, {instancePath:instancePath+"/special",parentData:data,parentDataProperty:"special",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.suppress !== undefined){
let data20 = data.suppress;
if(Array.isArray(data20)){
if(data20.length > 200){
const err32 = {instancePath:instancePath+"/suppress",schemaPath:"#/properties/suppress/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data20.length < 0){
const err33 = {instancePath:instancePath+"/suppress",schemaPath:"#/properties/suppress/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(validate215(data20[i2], {instancePath:instancePath+"/suppress/" + i2,parentData:data20,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/suppress",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.authors !== undefined){
if(!(validate218(data.authors, {instancePath:instancePath+"/authors",parentData:data,parentDataProperty:"authors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data.licence !== undefined){
if(!(validate222(data.licence, {instancePath:instancePath+"/licence",parentData:data,parentDataProperty:"licence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
let data24 = data.sources;
if(Array.isArray(data24)){
if(data24.length > 50){
const err35 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data24.length < 1){
const err36 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(!(validate224(data24[i3], {instancePath:instancePath+"/sources/" + i3,parentData:data24,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const special = validate395;
const schema110 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/special.schema.json","title":"SpecialFile","description":"The numbers of the special rules that scenarios switch on.","type":"object","properties":{"kind":{"description":"What this file is.","const":"special"},"bridgeBlowing":{"description":"The roll that blows up a bridge, where it is not certain.","$ref":"parts.schema.json#/definitions/roll"},"slowArmour":{"title":"SlowArmourRules","description":"Armour that lightning war has caught unready.","type":"object","properties":{"hexes":{"description":"Most hexes of its moves, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["hexes"],"additionalProperties":false},"spottedGuns":{"title":"SpottedGunsRules","description":"Artillery with an observer.","type":"object","properties":{"range":{"description":"Its battle dice by distance.","$ref":"parts.schema.json#/definitions/dice"},"dice":{"description":"Dice more at a target that it has zeroed in on, 1 to 9.","type":"integer","minimum":1,"maximum":9},"markers":{"description":"Markers that there are, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["range","dice","markers"],"additionalProperties":false},"boats":{"title":"BoatRules","description":"Units in boats.","type":"object","properties":{"battleOut":{"description":"Dice fewer when they battle, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["battleOut"],"additionalProperties":false},"sabotage":{"description":"The roll of a turn that works on a landmark.","$ref":"parts.schema.json#/definitions/roll"},"leader":{"title":"LeaderRules","description":"Leaders.","type":"object","properties":{"dice":{"description":"Dice more for the unit that one leads, 0 to 9.","type":"integer","minimum":0,"maximum":9},"ignores":{"description":"Flags that it may ignore, 0 to 9.","type":"integer","minimum":0,"maximum":9},"survival":{"description":"The roll when his unit is destroyed; he falls when the face shows.","$ref":"parts.schema.json#/definitions/roll"},"medals":{"description":"Medals for one who falls, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["dice","ignores","survival","medals"],"additionalProperties":false},"desert":{"title":"DesertRules","description":"Armour in the desert.","type":"object","properties":{"overrunHexes":{"description":"Hexes that it goes on after taking ground, before it battles again, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["overrunHexes"],"additionalProperties":false},"recovery":{"title":"RecoveryRules","description":"Figures that come back.","type":"object","properties":{"faces":{"description":"Faces that restore a figure beside the sign of the unit’s kind.","$ref":"parts.schema.json#/definitions/faceList"},"hospitalDice":{"description":"Dice in a hospital, 1 to 20.","type":"integer","minimum":1,"maximum":20},"terrains":{"description":"Ids of the terrains where recovery at an oasis works.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":1,"maxItems":20}},"required":["faces","hospitalDice","terrains"],"additionalProperties":false},"pontoon":{"title":"PontoonRules","description":"Bridges of boats.","type":"object","properties":{"obstacle":{"description":"Id of the obstacle that is built.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"}},"required":["obstacle"],"additionalProperties":false},"supplies":{"title":"SuppliesRules","description":"A side whose supplies are destroyed.","type":"object","properties":{"hexes":{"description":"Hexes fewer for its armour, 0 to 9.","type":"integer","minimum":0,"maximum":9}},"required":["hexes"],"additionalProperties":false},"camouflage":{"title":"CamouflageRules","description":"Camouflaged units.","type":"object","properties":{"distance":{"description":"The farthest from which they can be attacked, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["distance"],"additionalProperties":false},"headquartersCards":{"description":"Cards lost with a headquarters, 0 to 9.","type":"integer","minimum":0,"maximum":9},"night":{"title":"NightRules","description":"Battles that begin in the dark.","type":"object","properties":{"start":{"description":"How far units see at first, in hexes, 1 to 20.","type":"integer","minimum":1,"maximum":20},"dice":{"description":"Dice rolled in each round, 1 to 20.","type":"integer","minimum":1,"maximum":20},"face":{"description":"The face that adds a hex.","$ref":"parts.schema.json#/definitions/face"},"day":{"description":"The sight at which it is day, 1 to 40.","type":"integer","minimum":1,"maximum":40}},"required":["start","dice","face","day"],"additionalProperties":false},"paradrop":{"title":"ParadropRules","description":"Paradrops.","type":"object","properties":{"steps":{"description":"Hexes that a figure drifts, 0 to 20.","type":"integer","minimum":0,"maximum":20},"figures":{"description":"Figures that are dropped at once, each for a unit of its own, 1 to 20.","type":"integer","minimum":1,"maximum":20}},"required":["steps","figures"],"additionalProperties":false},"smoke":{"title":"SmokeRules","description":"Smoke screens.","type":"object","properties":{"hexes":{"description":"Hexes of a screen, 1 to 9.","type":"integer","minimum":1,"maximum":9},"turns":{"description":"Turns of its side for which it stands, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["hexes","turns"],"additionalProperties":false},"mines":{"title":"MinesRules","description":"Minefields.","type":"object","properties":{"values":{"description":"Their values: one is drawn for each minefield that is stepped on.","type":"array","items":{"description":"Dice that it rolls, 0 to 9.","type":"integer","minimum":0,"maximum":9},"minItems":1,"maxItems":100}},"required":["values"],"additionalProperties":false},"cave":{"title":"CaveRules","description":"Caves that are sealed.","type":"object","properties":{"face":{"description":"The face that seals one.","$ref":"parts.schema.json#/definitions/face"},"obstacle":{"description":"Id of the obstacle that lies there then.","$ref":"../common.schema.json#/definitions/id","refers":"obstacle"}},"required":["face","obstacle"],"additionalProperties":false}},"required":["kind","bridgeBlowing","slowArmour","spottedGuns","boats","sabotage","leader","desert","recovery","pontoon","supplies","camouflage","headquartersCards","night","paradrop","smoke","mines","cave"],"additionalProperties":false};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.face === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "face"},message:"must have required property '"+"face"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "dice") || (key0 === "face"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dice !== undefined){
let data0 = data.dice;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.face !== undefined){
if(!(validate80(data.face, {instancePath:instancePath+"/face",parentData:data,parentDataProperty:"face",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 5){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === "infantry") || (data === "armour")) || (data === "grenade")) || (data === "star")) || (data === "flag"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/special.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bridgeBlowing === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bridgeBlowing"},message:"must have required property '"+"bridgeBlowing"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.slowArmour === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slowArmour"},message:"must have required property '"+"slowArmour"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.spottedGuns === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spottedGuns"},message:"must have required property '"+"spottedGuns"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.boats === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "boats"},message:"must have required property '"+"boats"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sabotage === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sabotage"},message:"must have required property '"+"sabotage"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.leader === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leader"},message:"must have required property '"+"leader"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.desert === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "desert"},message:"must have required property '"+"desert"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.recovery === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recovery"},message:"must have required property '"+"recovery"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pontoon === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pontoon"},message:"must have required property '"+"pontoon"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.supplies === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supplies"},message:"must have required property '"+"supplies"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.camouflage === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "camouflage"},message:"must have required property '"+"camouflage"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.headquartersCards === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headquartersCards"},message:"must have required property '"+"headquartersCards"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.night === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "night"},message:"must have required property '"+"night"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.paradrop === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paradrop"},message:"must have required property '"+"paradrop"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.smoke === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smoke"},message:"must have required property '"+"smoke"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.mines === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mines"},message:"must have required property '"+"mines"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.cave === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cave"},message:"must have required property '"+"cave"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema110.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.kind !== undefined){
if("special" !== data.kind){
const err19 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "special"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.bridgeBlowing !== undefined){
if(!(validate396(data.bridgeBlowing, {instancePath:instancePath+"/bridgeBlowing",parentData:data,parentDataProperty:"bridgeBlowing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
}
if(data.slowArmour !== undefined){
let data2 = data.slowArmour;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.hexes === undefined){
const err20 = {instancePath:instancePath+"/slowArmour",schemaPath:"#/properties/slowArmour/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data2){
if(!(key1 === "hexes")){
const err21 = {instancePath:instancePath+"/slowArmour",schemaPath:"#/properties/slowArmour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.hexes !== undefined){
let data3 = data2.hexes;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err22 = {instancePath:instancePath+"/slowArmour/hexes",schemaPath:"#/properties/slowArmour/properties/hexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9 || isNaN(data3)){
const err23 = {instancePath:instancePath+"/slowArmour/hexes",schemaPath:"#/properties/slowArmour/properties/hexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/slowArmour/hexes",schemaPath:"#/properties/slowArmour/properties/hexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/slowArmour",schemaPath:"#/properties/slowArmour/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.spottedGuns !== undefined){
let data4 = data.spottedGuns;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.range === undefined){
const err26 = {instancePath:instancePath+"/spottedGuns",schemaPath:"#/properties/spottedGuns/required",keyword:"required",params:{missingProperty: "range"},message:"must have required property '"+"range"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data4.dice === undefined){
const err27 = {instancePath:instancePath+"/spottedGuns",schemaPath:"#/properties/spottedGuns/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data4.markers === undefined){
const err28 = {instancePath:instancePath+"/spottedGuns",schemaPath:"#/properties/spottedGuns/required",keyword:"required",params:{missingProperty: "markers"},message:"must have required property '"+"markers"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "range") || (key2 === "dice")) || (key2 === "markers"))){
const err29 = {instancePath:instancePath+"/spottedGuns",schemaPath:"#/properties/spottedGuns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.range !== undefined){
if(!(validate399(data4.range, {instancePath:instancePath+"/spottedGuns/range",parentData:data4,parentDataProperty:"range",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
}
if(data4.dice !== undefined){
let data6 = data4.dice;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err30 = {instancePath:instancePath+"/spottedGuns/dice",schemaPath:"#/properties/spottedGuns/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9 || isNaN(data6)){
const err31 = {instancePath:instancePath+"/spottedGuns/dice",schemaPath:"#/properties/spottedGuns/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err32 = {instancePath:instancePath+"/spottedGuns/dice",schemaPath:"#/properties/spottedGuns/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data4.markers !== undefined){
let data7 = data4.markers;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err33 = {instancePath:instancePath+"/spottedGuns/markers",schemaPath:"#/properties/spottedGuns/properties/markers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/spottedGuns/markers",schemaPath:"#/properties/spottedGuns/properties/markers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err35 = {instancePath:instancePath+"/spottedGuns/markers",schemaPath:"#/properties/spottedGuns/properties/markers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/spottedGuns",schemaPath:"#/properties/spottedGuns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.boats !== undefined){
let data8 = data.boats;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.battleOut === undefined){
const err37 = {instancePath:instancePath+"/boats",schemaPath:"#/properties/boats/required",keyword:"required",params:{missingProperty: "battleOut"},message:"must have required property '"+"battleOut"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data8){
if(!(key3 === "battleOut")){
const err38 = {instancePath:instancePath+"/boats",schemaPath:"#/properties/boats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.battleOut !== undefined){
let data9 = data8.battleOut;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err39 = {instancePath:instancePath+"/boats/battleOut",schemaPath:"#/properties/boats/properties/battleOut/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9 || isNaN(data9)){
const err40 = {instancePath:instancePath+"/boats/battleOut",schemaPath:"#/properties/boats/properties/battleOut/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err41 = {instancePath:instancePath+"/boats/battleOut",schemaPath:"#/properties/boats/properties/battleOut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/boats",schemaPath:"#/properties/boats/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.sabotage !== undefined){
if(!(validate396(data.sabotage, {instancePath:instancePath+"/sabotage",parentData:data,parentDataProperty:"sabotage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
}
if(data.leader !== undefined){
let data11 = data.leader;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.dice === undefined){
const err43 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data11.ignores === undefined){
const err44 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/required",keyword:"required",params:{missingProperty: "ignores"},message:"must have required property '"+"ignores"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data11.survival === undefined){
const err45 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/required",keyword:"required",params:{missingProperty: "survival"},message:"must have required property '"+"survival"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data11.medals === undefined){
const err46 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/required",keyword:"required",params:{missingProperty: "medals"},message:"must have required property '"+"medals"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data11){
if(!((((key4 === "dice") || (key4 === "ignores")) || (key4 === "survival")) || (key4 === "medals"))){
const err47 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.dice !== undefined){
let data12 = data11.dice;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err48 = {instancePath:instancePath+"/leader/dice",schemaPath:"#/properties/leader/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9 || isNaN(data12)){
const err49 = {instancePath:instancePath+"/leader/dice",schemaPath:"#/properties/leader/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err50 = {instancePath:instancePath+"/leader/dice",schemaPath:"#/properties/leader/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data11.ignores !== undefined){
let data13 = data11.ignores;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err51 = {instancePath:instancePath+"/leader/ignores",schemaPath:"#/properties/leader/properties/ignores/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9 || isNaN(data13)){
const err52 = {instancePath:instancePath+"/leader/ignores",schemaPath:"#/properties/leader/properties/ignores/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err53 = {instancePath:instancePath+"/leader/ignores",schemaPath:"#/properties/leader/properties/ignores/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data11.survival !== undefined){
if(!(validate396(data11.survival, {instancePath:instancePath+"/leader/survival",parentData:data11,parentDataProperty:"survival",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
}
if(data11.medals !== undefined){
let data15 = data11.medals;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err54 = {instancePath:instancePath+"/leader/medals",schemaPath:"#/properties/leader/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9 || isNaN(data15)){
const err55 = {instancePath:instancePath+"/leader/medals",schemaPath:"#/properties/leader/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err56 = {instancePath:instancePath+"/leader/medals",schemaPath:"#/properties/leader/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.desert !== undefined){
let data16 = data.desert;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.overrunHexes === undefined){
const err58 = {instancePath:instancePath+"/desert",schemaPath:"#/properties/desert/required",keyword:"required",params:{missingProperty: "overrunHexes"},message:"must have required property '"+"overrunHexes"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key5 in data16){
if(!(key5 === "overrunHexes")){
const err59 = {instancePath:instancePath+"/desert",schemaPath:"#/properties/desert/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data16.overrunHexes !== undefined){
let data17 = data16.overrunHexes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err60 = {instancePath:instancePath+"/desert/overrunHexes",schemaPath:"#/properties/desert/properties/overrunHexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9 || isNaN(data17)){
const err61 = {instancePath:instancePath+"/desert/overrunHexes",schemaPath:"#/properties/desert/properties/overrunHexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err62 = {instancePath:instancePath+"/desert/overrunHexes",schemaPath:"#/properties/desert/properties/overrunHexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/desert",schemaPath:"#/properties/desert/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.recovery !== undefined){
let data18 = data.recovery;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.faces === undefined){
const err64 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/required",keyword:"required",params:{missingProperty: "faces"},message:"must have required property '"+"faces"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data18.hospitalDice === undefined){
const err65 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/required",keyword:"required",params:{missingProperty: "hospitalDice"},message:"must have required property '"+"hospitalDice"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data18.terrains === undefined){
const err66 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/required",keyword:"required",params:{missingProperty: "terrains"},message:"must have required property '"+"terrains"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key6 in data18){
if(!(((key6 === "faces") || (key6 === "hospitalDice")) || (key6 === "terrains"))){
const err67 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data18.faces !== undefined){
if(!(validate403(data18.faces, {instancePath:instancePath+"/recovery/faces",parentData:data18,parentDataProperty:"faces",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data18.hospitalDice !== undefined){
let data20 = data18.hospitalDice;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err68 = {instancePath:instancePath+"/recovery/hospitalDice",schemaPath:"#/properties/recovery/properties/hospitalDice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 20 || isNaN(data20)){
const err69 = {instancePath:instancePath+"/recovery/hospitalDice",schemaPath:"#/properties/recovery/properties/hospitalDice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err70 = {instancePath:instancePath+"/recovery/hospitalDice",schemaPath:"#/properties/recovery/properties/hospitalDice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data18.terrains !== undefined){
let data21 = data18.terrains;
if(Array.isArray(data21)){
if(data21.length > 20){
const err71 = {instancePath:instancePath+"/recovery/terrains",schemaPath:"#/properties/recovery/properties/terrains/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data21.length < 1){
const err72 = {instancePath:instancePath+"/recovery/terrains",schemaPath:"#/properties/recovery/properties/terrains/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
if(!(validate406(data21[i0], {instancePath:instancePath+"/recovery/terrains/" + i0,parentData:data21,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
}
else {
const err73 = {instancePath:instancePath+"/recovery/terrains",schemaPath:"#/properties/recovery/properties/terrains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.pontoon !== undefined){
let data23 = data.pontoon;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.obstacle === undefined){
const err75 = {instancePath:instancePath+"/pontoon",schemaPath:"#/properties/pontoon/required",keyword:"required",params:{missingProperty: "obstacle"},message:"must have required property '"+"obstacle"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key7 in data23){
if(!(key7 === "obstacle")){
const err76 = {instancePath:instancePath+"/pontoon",schemaPath:"#/properties/pontoon/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data23.obstacle !== undefined){
if(!(validate406(data23.obstacle, {instancePath:instancePath+"/pontoon/obstacle",parentData:data23,parentDataProperty:"obstacle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/pontoon",schemaPath:"#/properties/pontoon/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.supplies !== undefined){
let data25 = data.supplies;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.hexes === undefined){
const err78 = {instancePath:instancePath+"/supplies",schemaPath:"#/properties/supplies/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key8 in data25){
if(!(key8 === "hexes")){
const err79 = {instancePath:instancePath+"/supplies",schemaPath:"#/properties/supplies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data25.hexes !== undefined){
let data26 = data25.hexes;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err80 = {instancePath:instancePath+"/supplies/hexes",schemaPath:"#/properties/supplies/properties/hexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9 || isNaN(data26)){
const err81 = {instancePath:instancePath+"/supplies/hexes",schemaPath:"#/properties/supplies/properties/hexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err82 = {instancePath:instancePath+"/supplies/hexes",schemaPath:"#/properties/supplies/properties/hexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
}
else {
const err83 = {instancePath:instancePath+"/supplies",schemaPath:"#/properties/supplies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.camouflage !== undefined){
let data27 = data.camouflage;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.distance === undefined){
const err84 = {instancePath:instancePath+"/camouflage",schemaPath:"#/properties/camouflage/required",keyword:"required",params:{missingProperty: "distance"},message:"must have required property '"+"distance"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key9 in data27){
if(!(key9 === "distance")){
const err85 = {instancePath:instancePath+"/camouflage",schemaPath:"#/properties/camouflage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data27.distance !== undefined){
let data28 = data27.distance;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err86 = {instancePath:instancePath+"/camouflage/distance",schemaPath:"#/properties/camouflage/properties/distance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9 || isNaN(data28)){
const err87 = {instancePath:instancePath+"/camouflage/distance",schemaPath:"#/properties/camouflage/properties/distance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err88 = {instancePath:instancePath+"/camouflage/distance",schemaPath:"#/properties/camouflage/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
else {
const err89 = {instancePath:instancePath+"/camouflage",schemaPath:"#/properties/camouflage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.headquartersCards !== undefined){
let data29 = data.headquartersCards;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err90 = {instancePath:instancePath+"/headquartersCards",schemaPath:"#/properties/headquartersCards/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9 || isNaN(data29)){
const err91 = {instancePath:instancePath+"/headquartersCards",schemaPath:"#/properties/headquartersCards/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err92 = {instancePath:instancePath+"/headquartersCards",schemaPath:"#/properties/headquartersCards/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
if(data.night !== undefined){
let data30 = data.night;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.start === undefined){
const err93 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data30.dice === undefined){
const err94 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data30.face === undefined){
const err95 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/required",keyword:"required",params:{missingProperty: "face"},message:"must have required property '"+"face"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data30.day === undefined){
const err96 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key10 in data30){
if(!((((key10 === "start") || (key10 === "dice")) || (key10 === "face")) || (key10 === "day"))){
const err97 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data30.start !== undefined){
let data31 = data30.start;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err98 = {instancePath:instancePath+"/night/start",schemaPath:"#/properties/night/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 20 || isNaN(data31)){
const err99 = {instancePath:instancePath+"/night/start",schemaPath:"#/properties/night/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err100 = {instancePath:instancePath+"/night/start",schemaPath:"#/properties/night/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data30.dice !== undefined){
let data32 = data30.dice;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err101 = {instancePath:instancePath+"/night/dice",schemaPath:"#/properties/night/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 20 || isNaN(data32)){
const err102 = {instancePath:instancePath+"/night/dice",schemaPath:"#/properties/night/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err103 = {instancePath:instancePath+"/night/dice",schemaPath:"#/properties/night/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data30.face !== undefined){
if(!(validate409(data30.face, {instancePath:instancePath+"/night/face",parentData:data30,parentDataProperty:"face",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
}
if(data30.day !== undefined){
let data34 = data30.day;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err104 = {instancePath:instancePath+"/night/day",schemaPath:"#/properties/night/properties/day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 40 || isNaN(data34)){
const err105 = {instancePath:instancePath+"/night/day",schemaPath:"#/properties/night/properties/day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err106 = {instancePath:instancePath+"/night/day",schemaPath:"#/properties/night/properties/day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
}
else {
const err107 = {instancePath:instancePath+"/night",schemaPath:"#/properties/night/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.paradrop !== undefined){
let data35 = data.paradrop;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.steps === undefined){
const err108 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data35.figures === undefined){
const err109 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/required",keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key11 in data35){
if(!((key11 === "steps") || (key11 === "figures"))){
const err110 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data35.steps !== undefined){
let data36 = data35.steps;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err111 = {instancePath:instancePath+"/paradrop/steps",schemaPath:"#/properties/paradrop/properties/steps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 20 || isNaN(data36)){
const err112 = {instancePath:instancePath+"/paradrop/steps",schemaPath:"#/properties/paradrop/properties/steps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err113 = {instancePath:instancePath+"/paradrop/steps",schemaPath:"#/properties/paradrop/properties/steps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
if(data35.figures !== undefined){
let data37 = data35.figures;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err114 = {instancePath:instancePath+"/paradrop/figures",schemaPath:"#/properties/paradrop/properties/figures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 20 || isNaN(data37)){
const err115 = {instancePath:instancePath+"/paradrop/figures",schemaPath:"#/properties/paradrop/properties/figures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data37 < 1 || isNaN(data37)){
const err116 = {instancePath:instancePath+"/paradrop/figures",schemaPath:"#/properties/paradrop/properties/figures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
}
else {
const err117 = {instancePath:instancePath+"/paradrop",schemaPath:"#/properties/paradrop/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.smoke !== undefined){
let data38 = data.smoke;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.hexes === undefined){
const err118 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data38.turns === undefined){
const err119 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key12 in data38){
if(!((key12 === "hexes") || (key12 === "turns"))){
const err120 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data38.hexes !== undefined){
let data39 = data38.hexes;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err121 = {instancePath:instancePath+"/smoke/hexes",schemaPath:"#/properties/smoke/properties/hexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 9 || isNaN(data39)){
const err122 = {instancePath:instancePath+"/smoke/hexes",schemaPath:"#/properties/smoke/properties/hexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data39 < 1 || isNaN(data39)){
const err123 = {instancePath:instancePath+"/smoke/hexes",schemaPath:"#/properties/smoke/properties/hexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data38.turns !== undefined){
let data40 = data38.turns;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err124 = {instancePath:instancePath+"/smoke/turns",schemaPath:"#/properties/smoke/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9 || isNaN(data40)){
const err125 = {instancePath:instancePath+"/smoke/turns",schemaPath:"#/properties/smoke/properties/turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err126 = {instancePath:instancePath+"/smoke/turns",schemaPath:"#/properties/smoke/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
}
else {
const err127 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.mines !== undefined){
let data41 = data.mines;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.values === undefined){
const err128 = {instancePath:instancePath+"/mines",schemaPath:"#/properties/mines/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key13 in data41){
if(!(key13 === "values")){
const err129 = {instancePath:instancePath+"/mines",schemaPath:"#/properties/mines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data41.values !== undefined){
let data42 = data41.values;
if(Array.isArray(data42)){
if(data42.length > 100){
const err130 = {instancePath:instancePath+"/mines/values",schemaPath:"#/properties/mines/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data42.length < 1){
const err131 = {instancePath:instancePath+"/mines/values",schemaPath:"#/properties/mines/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
const len1 = data42.length;
for(let i1=0; i1<len1; i1++){
let data43 = data42[i1];
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err132 = {instancePath:instancePath+"/mines/values/" + i1,schemaPath:"#/properties/mines/properties/values/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9 || isNaN(data43)){
const err133 = {instancePath:instancePath+"/mines/values/" + i1,schemaPath:"#/properties/mines/properties/values/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err134 = {instancePath:instancePath+"/mines/values/" + i1,schemaPath:"#/properties/mines/properties/values/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
}
else {
const err135 = {instancePath:instancePath+"/mines/values",schemaPath:"#/properties/mines/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/mines",schemaPath:"#/properties/mines/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.cave !== undefined){
let data44 = data.cave;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.face === undefined){
const err137 = {instancePath:instancePath+"/cave",schemaPath:"#/properties/cave/required",keyword:"required",params:{missingProperty: "face"},message:"must have required property '"+"face"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data44.obstacle === undefined){
const err138 = {instancePath:instancePath+"/cave",schemaPath:"#/properties/cave/required",keyword:"required",params:{missingProperty: "obstacle"},message:"must have required property '"+"obstacle"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
for(const key14 in data44){
if(!((key14 === "face") || (key14 === "obstacle"))){
const err139 = {instancePath:instancePath+"/cave",schemaPath:"#/properties/cave/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data44.face !== undefined){
if(!(validate409(data44.face, {instancePath:instancePath+"/cave/face",parentData:data44,parentDataProperty:"face",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
}
if(data44.obstacle !== undefined){
if(!(validate406(data44.obstacle, {instancePath:instancePath+"/cave/obstacle",parentData:data44,parentDataProperty:"obstacle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
}
else {
const err140 = {instancePath:instancePath+"/cave",schemaPath:"#/properties/cave/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const terrain = validate413;
const schema116 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/terrain.schema.json","title":"TerrainFile","description":"The terrain table: what each kind of ground does to those who enter, leave, fight and look.","type":"object","properties":{"kind":{"description":"What this file is.","const":"terrain"},"entries":{"description":"Kinds of terrain by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"terrain"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"TerrainEntry","description":"A kind of terrain. What it does not say hinders nobody and helps nobody.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `T3`.","$ref":"../common.schema.json#/definitions/ruleName"},"sign":{"description":"Its sign in the grid of a map: one character that is not a blank, a digit or `-`.","type":"string","pattern":"^[^\\s\\d-]$","form":"one character in quotes that is no blank, digit or hyphen, such as 'f'","figure":"sign"},"look":{"description":"How the map draws it.","enum":["open","desert","dunes","bog","town","bocage","forest","swamp","hills","mountains","alpine","salt","ruins","sea"]},"description":{"description":"What it is and does, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"like":{"description":"Entry of the same table that says everything that this one does not say. Its name, rule and look are its own.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"reduction":{"description":"Dice fewer for an attacker of each kind. Default: none.","$ref":"parts.schema.json#/definitions/counts","figure":"dice fewer"},"protects":{"description":"When the reduction holds. Default: always.","$ref":"parts.schema.json#/definitions/protects","default":"always"},"protectsNations":{"description":"Ids of the nations whose units alone it protects. Default: all nations.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"shelter":{"$ref":"parts.schema.json#/definitions/shelter"},"closed":{"description":"Who cannot enter at all. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds","figure":"closed to"},"stops":{"description":"Who must stop on entering it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsClimbing":{"description":"Who must stop on entering it from lower ground. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsLeaving":{"description":"Who must stop on the first hex after leaving it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"fromBeside":{"description":"Who can enter only when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"mostHexes":{"description":"Most hexes of a move that enters it, 1 to 9. Default: no limit.","type":"integer","minimum":1,"maximum":9},"climb":{"description":"Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.","type":"integer","minimum":2,"maximum":9},"face":{"$ref":"parts.schema.json#/definitions/steepFace"},"notFrom":{"description":"Ids of terrains from which it cannot be entered. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":0,"maxItems":20},"noBattleEntering":{"description":"Who cannot battle in the turn in which it entered. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleFromBeside":{"description":"Who can battle all the same when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattleLeaving":{"description":"Who cannot battle in the turn in which it left. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattle":{"description":"Who can never battle from here. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleOut":{"description":"Dice fewer for a unit of each kind that battles from here. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"closeOnly":{"description":"Who fights from here, and against units here, only in close assault. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"takeGround":{"description":"Who can take ground here. Default: everybody who takes ground at all.","$ref":"parts.schema.json#/definitions/kinds"},"overrun":{"description":"Whether an overrun may follow on ground taken here. Default: true.","type":"boolean","default":true},"advanceFromBeside":{"description":"Who takes ground here and overruns only when its move of this turn began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"ignoresFlags":{"description":"Flags that an occupant of each kind may ignore; 9 are all. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"stubborn":{"description":"Ids of the nations whose units here must ignore all flags. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"lossForFlag":{"description":"Who loses a figure for each flag and does not retreat. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"retreatInto":{"description":"Whether units can retreat into it. Default: true.","type":"boolean","default":true},"sight":{"description":"Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.","enum":["blocks","blocks-but-level","blocks-in-groups","open"],"default":"open"},"height":{"description":"How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.","enum":[0,1,2],"default":0,"figure":"height"},"openEnds":{"description":"Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.","type":"boolean","default":false},"connects":{"description":"Ids of the terrains from which and to which alone it can be entered and left. Default: all.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":1,"maxItems":60},"risk":{"description":"The roll on entering it; each die with the face costs a figure. Default: no roll.","$ref":"parts.schema.json#/definitions/roll"},"artilleryRange":{"description":"Battle dice by distance of artillery that stands here. Default: those of its type.","$ref":"parts.schema.json#/definitions/dice"},"boats":{"description":"Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.","type":"boolean","default":false},"tunnels":{"description":"Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.","type":"boolean","default":false},"openCountry":{"description":"Whether it is level open country, where works in the open protect. Default: false.","type":"boolean","default":false},"water":{"description":"Whether ships sail on it. Default: false.","type":"boolean","default":false}},"required":["name","rule","sign","look","description"],"additionalProperties":false}}};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema118 = {"title":"TerrainEntry","description":"A kind of terrain. What it does not say hinders nobody and helps nobody.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `T3`.","$ref":"../common.schema.json#/definitions/ruleName"},"sign":{"description":"Its sign in the grid of a map: one character that is not a blank, a digit or `-`.","type":"string","pattern":"^[^\\s\\d-]$","form":"one character in quotes that is no blank, digit or hyphen, such as 'f'","figure":"sign"},"look":{"description":"How the map draws it.","enum":["open","desert","dunes","bog","town","bocage","forest","swamp","hills","mountains","alpine","salt","ruins","sea"]},"description":{"description":"What it is and does, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"like":{"description":"Entry of the same table that says everything that this one does not say. Its name, rule and look are its own.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"reduction":{"description":"Dice fewer for an attacker of each kind. Default: none.","$ref":"parts.schema.json#/definitions/counts","figure":"dice fewer"},"protects":{"description":"When the reduction holds. Default: always.","$ref":"parts.schema.json#/definitions/protects","default":"always"},"protectsNations":{"description":"Ids of the nations whose units alone it protects. Default: all nations.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"shelter":{"$ref":"parts.schema.json#/definitions/shelter"},"closed":{"description":"Who cannot enter at all. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds","figure":"closed to"},"stops":{"description":"Who must stop on entering it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsClimbing":{"description":"Who must stop on entering it from lower ground. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"stopsLeaving":{"description":"Who must stop on the first hex after leaving it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"fromBeside":{"description":"Who can enter only when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"mostHexes":{"description":"Most hexes of a move that enters it, 1 to 9. Default: no limit.","type":"integer","minimum":1,"maximum":9},"climb":{"description":"Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.","type":"integer","minimum":2,"maximum":9},"face":{"$ref":"parts.schema.json#/definitions/steepFace"},"notFrom":{"description":"Ids of terrains from which it cannot be entered. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":0,"maxItems":20},"noBattleEntering":{"description":"Who cannot battle in the turn in which it entered. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleFromBeside":{"description":"Who can battle all the same when its move began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattleLeaving":{"description":"Who cannot battle in the turn in which it left. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"noBattle":{"description":"Who can never battle from here. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"battleOut":{"description":"Dice fewer for a unit of each kind that battles from here. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"closeOnly":{"description":"Who fights from here, and against units here, only in close assault. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"takeGround":{"description":"Who can take ground here. Default: everybody who takes ground at all.","$ref":"parts.schema.json#/definitions/kinds"},"overrun":{"description":"Whether an overrun may follow on ground taken here. Default: true.","type":"boolean","default":true},"advanceFromBeside":{"description":"Who takes ground here and overruns only when its move of this turn began beside it. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"ignoresFlags":{"description":"Flags that an occupant of each kind may ignore; 9 are all. Default: none.","$ref":"parts.schema.json#/definitions/counts"},"stubborn":{"description":"Ids of the nations whose units here must ignore all flags. Default: none.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"nation"},"minItems":1,"maxItems":20},"lossForFlag":{"description":"Who loses a figure for each flag and does not retreat. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"retreatInto":{"description":"Whether units can retreat into it. Default: true.","type":"boolean","default":true},"sight":{"description":"Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.","enum":["blocks","blocks-but-level","blocks-in-groups","open"],"default":"open"},"height":{"description":"How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.","enum":[0,1,2],"default":0,"figure":"height"},"openEnds":{"description":"Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.","type":"boolean","default":false},"connects":{"description":"Ids of the terrains from which and to which alone it can be entered and left. Default: all.","type":"array","items":{"description":"Id.","$ref":"../common.schema.json#/definitions/id","refers":"terrain"},"minItems":1,"maxItems":60},"risk":{"description":"The roll on entering it; each die with the face costs a figure. Default: no roll.","$ref":"parts.schema.json#/definitions/roll"},"artilleryRange":{"description":"Battle dice by distance of artillery that stands here. Default: those of its type.","$ref":"parts.schema.json#/definitions/dice"},"boats":{"description":"Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.","type":"boolean","default":false},"tunnels":{"description":"Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.","type":"boolean","default":false},"openCountry":{"description":"Whether it is level open country, where works in the open protect. Default: false.","type":"boolean","default":false},"water":{"description":"Whether ships sail on it. Default: false.","type":"boolean","default":false}},"required":["name","rule","sign","look","description"],"additionalProperties":false};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+[a-z]?$"},message:"must match pattern \""+"^[A-Z][0-9]+[a-z]?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "infantry") || (key0 === "armour")) || (key0 === "artillery"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.infantry !== undefined){
let data0 = data.infantry;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/infantry",schemaPath:"#/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.armour !== undefined){
let data1 = data.armour;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.artillery !== undefined){
let data2 = data.artillery;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/artillery",schemaPath:"#/properties/artillery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((data === "always") || (data === "from-below")) || (data === "from-below-or-afar")) || (data === "builder")) || (data === "in-the-open")) || (data === "over-its-sides"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reduction === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reduction"},message:"must have required property '"+"reduction"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.protects === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protects"},message:"must have required property '"+"protects"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nations === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nations"},message:"must have required property '"+"nations"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "reduction") || (key0 === "protects")) || (key0 === "nations"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reduction !== undefined){
if(!(validate353(data.reduction, {instancePath:instancePath+"/reduction",parentData:data,parentDataProperty:"reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
if(data.protects !== undefined){
if(!(validate355(data.protects, {instancePath:instancePath+"/protects",parentData:data,parentDataProperty:"protects",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
if(data.nations !== undefined){
let data2 = data.nations;
if(Array.isArray(data2)){
if(data2.length > 20){
const err4 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate357(data2[i0], {instancePath:instancePath+"/nations/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema104.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern43.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^all$"},message:"must match pattern \""+"^all$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(Array.isArray(data)){
if(data.length > 3){
const err2 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.length < 0){
const err3 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate361(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.below === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "below"},message:"must have required property '"+"below"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hexes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.closed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closed"},message:"must have required property '"+"closed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.takeGround === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "takeGround"},message:"must have required property '"+"takeGround"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "below") || (key0 === "hexes")) || (key0 === "closed")) || (key0 === "takeGround"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.below !== undefined){
let data0 = data.below;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/below",schemaPath:"#/properties/below/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/below",schemaPath:"#/properties/below/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate357(data0[i0], {instancePath:instancePath+"/below/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/below",schemaPath:"#/properties/below/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hexes !== undefined){
let data2 = data.hexes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.closed !== undefined){
if(!(validate370(data.closed, {instancePath:instancePath+"/closed",parentData:data,parentDataProperty:"closed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.takeGround !== undefined){
if(typeof data.takeGround !== "boolean"){
const err11 = {instancePath:instancePath+"/takeGround",schemaPath:"#/properties/takeGround/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.face === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "face"},message:"must have required property '"+"face"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "dice") || (key0 === "face"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dice !== undefined){
let data0 = data.dice;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.face !== undefined){
if(!(validate80(data.face, {instancePath:instancePath+"/face",parentData:data,parentDataProperty:"face",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const pattern49 = new RegExp("^[^\\s\\d-]$", "u");

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sign === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sign"},message:"must have required property '"+"sign"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.look === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "look"},message:"must have required property '"+"look"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema118.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate417(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate419(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
errors = vErrors.length;
}
}
if(data.sign !== undefined){
let data2 = data.sign;
if(typeof data2 === "string"){
if(!pattern49.test(data2)){
const err6 = {instancePath:instancePath+"/sign",schemaPath:"#/properties/sign/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\d-]$"},message:"must match pattern \""+"^[^\\s\\d-]$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sign",schemaPath:"#/properties/sign/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.look !== undefined){
let data3 = data.look;
if(!((((((((((((((data3 === "open") || (data3 === "desert")) || (data3 === "dunes")) || (data3 === "bog")) || (data3 === "town")) || (data3 === "bocage")) || (data3 === "forest")) || (data3 === "swamp")) || (data3 === "hills")) || (data3 === "mountains")) || (data3 === "alpine")) || (data3 === "salt")) || (data3 === "ruins")) || (data3 === "sea"))){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema118.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
if(!(validate421(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.like !== undefined){
if(!(validate414(data.like, {instancePath:instancePath+"/like",parentData:data,parentDataProperty:"like",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.reduction !== undefined){
if(!(validate424(data.reduction, {instancePath:instancePath+"/reduction",parentData:data,parentDataProperty:"reduction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
if(data.protects !== undefined){
if(!(validate426(data.protects, {instancePath:instancePath+"/protects",parentData:data,parentDataProperty:"protects",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
}
if(data.protectsNations !== undefined){
let data8 = data.protectsNations;
if(Array.isArray(data8)){
if(data8.length > 20){
const err9 = {instancePath:instancePath+"/protectsNations",schemaPath:"#/properties/protectsNations/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.length < 1){
const err10 = {instancePath:instancePath+"/protectsNations",schemaPath:"#/properties/protectsNations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate414(data8[i0], {instancePath:instancePath+"/protectsNations/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/protectsNations",schemaPath:"#/properties/protectsNations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.shelter !== undefined){
if(!(validate429(data.shelter, {instancePath:instancePath+"/shelter",parentData:data,parentDataProperty:"shelter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
}
if(data.closed !== undefined){
if(!(validate434(data.closed, {instancePath:instancePath+"/closed",parentData:data,parentDataProperty:"closed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.stops !== undefined){
if(!(validate434(data.stops, {instancePath:instancePath+"/stops",parentData:data,parentDataProperty:"stops",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.stopsClimbing !== undefined){
if(!(validate434(data.stopsClimbing, {instancePath:instancePath+"/stopsClimbing",parentData:data,parentDataProperty:"stopsClimbing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.stopsLeaving !== undefined){
if(!(validate434(data.stopsLeaving, {instancePath:instancePath+"/stopsLeaving",parentData:data,parentDataProperty:"stopsLeaving",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.fromBeside !== undefined){
if(!(validate434(data.fromBeside, {instancePath:instancePath+"/fromBeside",parentData:data,parentDataProperty:"fromBeside",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.mostHexes !== undefined){
let data16 = data.mostHexes;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err12 = {instancePath:instancePath+"/mostHexes",schemaPath:"#/properties/mostHexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9 || isNaN(data16)){
const err13 = {instancePath:instancePath+"/mostHexes",schemaPath:"#/properties/mostHexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err14 = {instancePath:instancePath+"/mostHexes",schemaPath:"#/properties/mostHexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.climb !== undefined){
let data17 = data.climb;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err15 = {instancePath:instancePath+"/climb",schemaPath:"#/properties/climb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9 || isNaN(data17)){
const err16 = {instancePath:instancePath+"/climb",schemaPath:"#/properties/climb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data17 < 2 || isNaN(data17)){
const err17 = {instancePath:instancePath+"/climb",schemaPath:"#/properties/climb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.face !== undefined){
if(!(validate441(data.face, {instancePath:instancePath+"/face",parentData:data,parentDataProperty:"face",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
if(data.notFrom !== undefined){
let data19 = data.notFrom;
if(Array.isArray(data19)){
if(data19.length > 20){
const err18 = {instancePath:instancePath+"/notFrom",schemaPath:"#/properties/notFrom/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data19.length < 0){
const err19 = {instancePath:instancePath+"/notFrom",schemaPath:"#/properties/notFrom/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(validate414(data19[i1], {instancePath:instancePath+"/notFrom/" + i1,parentData:data19,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/notFrom",schemaPath:"#/properties/notFrom/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.noBattleEntering !== undefined){
if(!(validate434(data.noBattleEntering, {instancePath:instancePath+"/noBattleEntering",parentData:data,parentDataProperty:"noBattleEntering",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.battleFromBeside !== undefined){
if(!(validate434(data.battleFromBeside, {instancePath:instancePath+"/battleFromBeside",parentData:data,parentDataProperty:"battleFromBeside",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.noBattleLeaving !== undefined){
if(!(validate434(data.noBattleLeaving, {instancePath:instancePath+"/noBattleLeaving",parentData:data,parentDataProperty:"noBattleLeaving",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.noBattle !== undefined){
if(!(validate434(data.noBattle, {instancePath:instancePath+"/noBattle",parentData:data,parentDataProperty:"noBattle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.battleOut !== undefined){
if(!(validate424(data.battleOut, {instancePath:instancePath+"/battleOut",parentData:data,parentDataProperty:"battleOut",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
if(data.closeOnly !== undefined){
if(!(validate434(data.closeOnly, {instancePath:instancePath+"/closeOnly",parentData:data,parentDataProperty:"closeOnly",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.takeGround !== undefined){
if(!(validate434(data.takeGround, {instancePath:instancePath+"/takeGround",parentData:data,parentDataProperty:"takeGround",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.overrun !== undefined){
if(typeof data.overrun !== "boolean"){
const err21 = {instancePath:instancePath+"/overrun",schemaPath:"#/properties/overrun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.advanceFromBeside !== undefined){
if(!(validate434(data.advanceFromBeside, {instancePath:instancePath+"/advanceFromBeside",parentData:data,parentDataProperty:"advanceFromBeside",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.ignoresFlags !== undefined){
if(!(validate424(data.ignoresFlags, {instancePath:instancePath+"/ignoresFlags",parentData:data,parentDataProperty:"ignoresFlags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
if(data.stubborn !== undefined){
let data31 = data.stubborn;
if(Array.isArray(data31)){
if(data31.length > 20){
const err22 = {instancePath:instancePath+"/stubborn",schemaPath:"#/properties/stubborn/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data31.length < 1){
const err23 = {instancePath:instancePath+"/stubborn",schemaPath:"#/properties/stubborn/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
if(!(validate414(data31[i2], {instancePath:instancePath+"/stubborn/" + i2,parentData:data31,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/stubborn",schemaPath:"#/properties/stubborn/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.lossForFlag !== undefined){
if(!(validate434(data.lossForFlag, {instancePath:instancePath+"/lossForFlag",parentData:data,parentDataProperty:"lossForFlag",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.retreatInto !== undefined){
if(typeof data.retreatInto !== "boolean"){
const err25 = {instancePath:instancePath+"/retreatInto",schemaPath:"#/properties/retreatInto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sight !== undefined){
let data35 = data.sight;
if(!((((data35 === "blocks") || (data35 === "blocks-but-level")) || (data35 === "blocks-in-groups")) || (data35 === "open"))){
const err26 = {instancePath:instancePath+"/sight",schemaPath:"#/properties/sight/enum",keyword:"enum",params:{allowedValues: schema118.properties.sight.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.height !== undefined){
let data36 = data.height;
if(!(((data36 === 0) || (data36 === 1)) || (data36 === 2))){
const err27 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/enum",keyword:"enum",params:{allowedValues: schema118.properties.height.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.openEnds !== undefined){
if(typeof data.openEnds !== "boolean"){
const err28 = {instancePath:instancePath+"/openEnds",schemaPath:"#/properties/openEnds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.connects !== undefined){
let data38 = data.connects;
if(Array.isArray(data38)){
if(data38.length > 60){
const err29 = {instancePath:instancePath+"/connects",schemaPath:"#/properties/connects/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data38.length < 1){
const err30 = {instancePath:instancePath+"/connects",schemaPath:"#/properties/connects/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len3 = data38.length;
for(let i3=0; i3<len3; i3++){
if(!(validate414(data38[i3], {instancePath:instancePath+"/connects/" + i3,parentData:data38,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/connects",schemaPath:"#/properties/connects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.risk !== undefined){
if(!(validate458(data.risk, {instancePath:instancePath+"/risk",parentData:data,parentDataProperty:"risk",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
}
if(data.artilleryRange !== undefined){
if(!(validate461(data.artilleryRange, {instancePath:instancePath+"/artilleryRange",parentData:data,parentDataProperty:"artilleryRange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
}
if(data.boats !== undefined){
if(typeof data.boats !== "boolean"){
const err32 = {instancePath:instancePath+"/boats",schemaPath:"#/properties/boats/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.tunnels !== undefined){
if(typeof data.tunnels !== "boolean"){
const err33 = {instancePath:instancePath+"/tunnels",schemaPath:"#/properties/tunnels/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.openCountry !== undefined){
if(typeof data.openCountry !== "boolean"){
const err34 = {instancePath:instancePath+"/openCountry",schemaPath:"#/properties/openCountry/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.water !== undefined){
if(typeof data.water !== "boolean"){
const err35 = {instancePath:instancePath+"/water",schemaPath:"#/properties/water/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/terrain.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("terrain" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "terrain"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 200){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs5 = errors;
if(!(validate414(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate416(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const tutorial = validate464;
const schema129 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/tutorial.schema.json","title":"TutorialFile","description":"A tutorial on a scenario: tasks that read what the player has done, and advice for the rest of the battle.","type":"object","properties":{"kind":{"description":"What this file is.","const":"tutorial"},"side":{"description":"The side that it teaches; its id.","$ref":"../common.schema.json#/definitions/id","refers":"side"},"opponent":{"description":"Who leads the other side in a first game: `planner` plays well, `random` is for beginners.","enum":["planner","random"],"default":"planner"},"steps":{"description":"The steps, in order.","type":"array","items":{"$ref":"#/definitions/step"},"minItems":1,"maxItems":12},"advice":{"description":"What to do after the last task: the first one that fits the position is shown.","type":"array","items":{"$ref":"#/definitions/advice"},"minItems":0,"maxItems":60}},"required":["kind","side","steps"],"additionalProperties":false,"definitions":{"step":{"title":"TutorialStep","description":"A step: what it teaches, and its tasks.","type":"object","properties":{"title":{"description":"What it teaches, in a word or two.","$ref":"../common.schema.json#/definitions/name"},"tasks":{"description":"Its tasks, in order.","type":"array","items":{"$ref":"#/definitions/task"},"minItems":1,"maxItems":20}},"required":["title","tasks"],"additionalProperties":false},"task":{"title":"TutorialTask","description":"One thing to do.","type":"object","properties":{"say":{"description":"What to do and why, in plain words.","$ref":"../common.schema.json#/definitions/line"},"show":{"description":"A hex, a unit or a card to point at.","$ref":"#/definitions/pointer"},"done":{"description":"The task is done when all of this holds.","$ref":"#/definitions/condition"},"skip":{"description":"The task is left out when all of this holds.","$ref":"#/definitions/condition"}},"required":["say","done"],"additionalProperties":false},"advice":{"title":"TutorialAdvice","description":"What to do in a position.","type":"object","properties":{"say":{"description":"What to do and why, in plain words.","$ref":"../common.schema.json#/definitions/line"},"show":{"description":"A hex, a unit or a card to point at.","$ref":"#/definitions/pointer"},"when":{"description":"It is shown while all of this holds.","$ref":"#/definitions/condition"}},"required":["say","when"],"additionalProperties":false},"pointer":{"title":"TutorialPointer","description":"A hex, a unit or a card: one of them.","type":"object","minProperties":1,"maxProperties":1,"properties":{"unit":{"description":"A unit; its id.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"hex":{"description":"A hex.","$ref":"../common.schema.json#/definitions/hex"},"card":{"description":"A card in hand; its id.","$ref":"../common.schema.json#/definitions/id","refers":"card"}},"additionalProperties":false},"condition":{"title":"TutorialCondition","description":"Facts about the game; all that are given must hold.","type":"object","minProperties":1,"properties":{"phase":{"description":"The side decides this now.","enum":["play","aim","order","move","battle","react","retreat","advance","overrun","second","discard","keep","announce"]},"selected":{"description":"This unit is selected.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"holding":{"description":"The side has this card in hand; its id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"played":{"description":"So many cards have been played by the side.","type":"integer","minimum":0,"maximum":999},"ordered":{"description":"This unit is ordered.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"orders":{"description":"So many units are ordered now.","type":"integer","minimum":0,"maximum":99},"moved":{"description":"This unit has moved in the battle.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"moves":{"description":"So many moves have been made by the side.","type":"integer","minimum":0,"maximum":999},"battles":{"description":"So many battles have been fought by the side.","type":"integer","minimum":0,"maximum":999},"medals":{"description":"The side has so many medals, or more.","type":"integer","minimum":0,"maximum":99},"turn":{"description":"This turn has come, or a later one.","type":"integer","minimum":0,"maximum":100},"before":{"description":"This turn has not come yet.","type":"integer","minimum":0,"maximum":100},"holds":{"description":"A unit of the side is in this hex.","$ref":"../common.schema.json#/definitions/hex"},"lacks":{"description":"No unit of the side is in this hex.","$ref":"../common.schema.json#/definitions/hex"},"arrived":{"description":"This unit has come to the board.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"gone":{"description":"This unit is destroyed.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"weakened":{"description":"This unit has lost a figure.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"targets":{"description":"At least so many attacks are possible now.","type":"integer","minimum":0,"maximum":999}},"additionalProperties":false}}};

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema131 = {"title":"TutorialStep","description":"A step: what it teaches, and its tasks.","type":"object","properties":{"title":{"description":"What it teaches, in a word or two.","$ref":"../common.schema.json#/definitions/name"},"tasks":{"description":"Its tasks, in order.","type":"array","items":{"$ref":"#/definitions/task"},"minItems":1,"maxItems":20}},"required":["title","tasks"],"additionalProperties":false};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema133 = {"title":"TutorialTask","description":"One thing to do.","type":"object","properties":{"say":{"description":"What to do and why, in plain words.","$ref":"../common.schema.json#/definitions/line"},"show":{"description":"A hex, a unit or a card to point at.","$ref":"#/definitions/pointer"},"done":{"description":"The task is done when all of this holds.","$ref":"#/definitions/condition"},"skip":{"description":"The task is left out when all of this holds.","$ref":"#/definitions/condition"}},"required":["say","done"],"additionalProperties":false};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema135 = {"title":"TutorialPointer","description":"A hex, a unit or a card: one of them.","type":"object","minProperties":1,"maxProperties":1,"properties":{"unit":{"description":"A unit; its id.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"hex":{"description":"A hex.","$ref":"../common.schema.json#/definitions/hex"},"card":{"description":"A card in hand; its id.","$ref":"../common.schema.json#/definitions/id","refers":"card"}},"additionalProperties":false};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 101 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern17.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}$"},message:"must match pattern \""+"^\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "unit") || (key0 === "hex")) || (key0 === "card"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unit !== undefined){
if(!(validate465(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.hex !== undefined){
if(!(validate475(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate465(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema137 = {"title":"TutorialCondition","description":"Facts about the game; all that are given must hold.","type":"object","minProperties":1,"properties":{"phase":{"description":"The side decides this now.","enum":["play","aim","order","move","battle","react","retreat","advance","overrun","second","discard","keep","announce"]},"selected":{"description":"This unit is selected.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"holding":{"description":"The side has this card in hand; its id.","$ref":"../common.schema.json#/definitions/id","refers":"card"},"played":{"description":"So many cards have been played by the side.","type":"integer","minimum":0,"maximum":999},"ordered":{"description":"This unit is ordered.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"orders":{"description":"So many units are ordered now.","type":"integer","minimum":0,"maximum":99},"moved":{"description":"This unit has moved in the battle.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"moves":{"description":"So many moves have been made by the side.","type":"integer","minimum":0,"maximum":999},"battles":{"description":"So many battles have been fought by the side.","type":"integer","minimum":0,"maximum":999},"medals":{"description":"The side has so many medals, or more.","type":"integer","minimum":0,"maximum":99},"turn":{"description":"This turn has come, or a later one.","type":"integer","minimum":0,"maximum":100},"before":{"description":"This turn has not come yet.","type":"integer","minimum":0,"maximum":100},"holds":{"description":"A unit of the side is in this hex.","$ref":"../common.schema.json#/definitions/hex"},"lacks":{"description":"No unit of the side is in this hex.","$ref":"../common.schema.json#/definitions/hex"},"arrived":{"description":"This unit has come to the board.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"gone":{"description":"This unit is destroyed.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"weakened":{"description":"This unit has lost a figure.","$ref":"../common.schema.json#/definitions/id","refers":"unit"},"targets":{"description":"At least so many attacks are possible now.","type":"integer","minimum":0,"maximum":999}},"additionalProperties":false};

function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate479.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema137.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.phase !== undefined){
let data0 = data.phase;
if(!(((((((((((((data0 === "play") || (data0 === "aim")) || (data0 === "order")) || (data0 === "move")) || (data0 === "battle")) || (data0 === "react")) || (data0 === "retreat")) || (data0 === "advance")) || (data0 === "overrun")) || (data0 === "second")) || (data0 === "discard")) || (data0 === "keep")) || (data0 === "announce"))){
const err2 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema137.properties.phase.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.selected !== undefined){
if(!(validate465(data.selected, {instancePath:instancePath+"/selected",parentData:data,parentDataProperty:"selected",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.holding !== undefined){
if(!(validate465(data.holding, {instancePath:instancePath+"/holding",parentData:data,parentDataProperty:"holding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.played !== undefined){
let data3 = data.played;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/played",schemaPath:"#/properties/played/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/played",schemaPath:"#/properties/played/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/played",schemaPath:"#/properties/played/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.ordered !== undefined){
if(!(validate465(data.ordered, {instancePath:instancePath+"/ordered",parentData:data,parentDataProperty:"ordered",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.orders !== undefined){
let data5 = data.orders;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.moved !== undefined){
if(!(validate465(data.moved, {instancePath:instancePath+"/moved",parentData:data,parentDataProperty:"moved",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.moves !== undefined){
let data7 = data.moves;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.battles !== undefined){
let data8 = data.battles;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/battles",schemaPath:"#/properties/battles/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/battles",schemaPath:"#/properties/battles/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/battles",schemaPath:"#/properties/battles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.medals !== undefined){
let data9 = data.medals;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.turn !== undefined){
let data10 = data.turn;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.before !== undefined){
let data11 = data.before;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.holds !== undefined){
if(!(validate475(data.holds, {instancePath:instancePath+"/holds",parentData:data,parentDataProperty:"holds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
if(data.lacks !== undefined){
if(!(validate475(data.lacks, {instancePath:instancePath+"/lacks",parentData:data,parentDataProperty:"lacks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
if(data.arrived !== undefined){
if(!(validate465(data.arrived, {instancePath:instancePath+"/arrived",parentData:data,parentDataProperty:"arrived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.gone !== undefined){
if(!(validate465(data.gone, {instancePath:instancePath+"/gone",parentData:data,parentDataProperty:"gone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.weakened !== undefined){
if(!(validate465(data.weakened, {instancePath:instancePath+"/weakened",parentData:data,parentDataProperty:"weakened",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data17 = data.targets;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err24 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 999 || isNaN(data17)){
const err25 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err26 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.say === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "say"},message:"must have required property '"+"say"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "say") || (key0 === "show")) || (key0 === "done")) || (key0 === "skip"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.say !== undefined){
if(!(validate471(data.say, {instancePath:instancePath+"/say",parentData:data,parentDataProperty:"say",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
}
if(data.show !== undefined){
if(!(validate473(data.show, {instancePath:instancePath+"/show",parentData:data,parentDataProperty:"show",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
}
if(data.done !== undefined){
if(!(validate479(data.done, {instancePath:instancePath+"/done",parentData:data,parentDataProperty:"done",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
}
if(data.skip !== undefined){
if(!(validate479(data.skip, {instancePath:instancePath+"/skip",parentData:data,parentDataProperty:"skip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tasks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tasks"},message:"must have required property '"+"tasks"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "tasks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate468(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
}
if(data.tasks !== undefined){
let data1 = data.tasks;
if(Array.isArray(data1)){
if(data1.length > 20){
const err3 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate470(data1[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema138 = {"title":"TutorialAdvice","description":"What to do in a position.","type":"object","properties":{"say":{"description":"What to do and why, in plain words.","$ref":"../common.schema.json#/definitions/line"},"show":{"description":"A hex, a unit or a card to point at.","$ref":"#/definitions/pointer"},"when":{"description":"It is shown while all of this holds.","$ref":"#/definitions/condition"}},"required":["say","when"],"additionalProperties":false};

function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate493.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.say === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "say"},message:"must have required property '"+"say"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.when === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "say") || (key0 === "show")) || (key0 === "when"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.say !== undefined){
if(!(validate471(data.say, {instancePath:instancePath+"/say",parentData:data,parentDataProperty:"say",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
}
if(data.show !== undefined){
if(!(validate473(data.show, {instancePath:instancePath+"/show",parentData:data,parentDataProperty:"show",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate479(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate493.errors = vErrors;
return errors === 0;
}
validate493.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/tutorial.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.side === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.steps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "side")) || (key0 === "opponent")) || (key0 === "steps")) || (key0 === "advice"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("tutorial" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "tutorial"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.side !== undefined){
if(!(validate465(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.opponent !== undefined){
let data2 = data.opponent;
if(!((data2 === "planner") || (data2 === "random"))){
const err5 = {instancePath:instancePath+"/opponent",schemaPath:"#/properties/opponent/enum",keyword:"enum",params:{allowedValues: schema129.properties.opponent.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(Array.isArray(data3)){
if(data3.length > 12){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate467(data3[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.advice !== undefined){
let data5 = data.advice;
if(Array.isArray(data5)){
if(data5.length > 60){
const err9 = {instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.length < 0){
const err10 = {instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate493(data5[i1], {instancePath:instancePath+"/advice/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const units = validate498;
const schema139 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/units.schema.json","title":"UnitsFile","description":"Unit types.","type":"object","properties":{"kind":{"description":"What this file is.","const":"units"},"entries":{"description":"Unit types by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"unit-type"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"UnitTypeEntry","description":"A unit type.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `C7`.","$ref":"../common.schema.json#/definitions/ruleName"},"description":{"description":"What it is, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"kind":{"description":"The kind that cards, terrain and hits tell apart.","$ref":"parts.schema.json#/definitions/kind","figure":"kind"},"symbol":{"description":"The mark on its counter.","enum":["infantry","special-forces","engineers","cavalry","ski","sniper","partisans","armour","elite-armour","heavy-armour","artillery","mobile-artillery","heavy-artillery","ship","train"]},"figures":{"description":"Figures at full strength, 1 to 9.","type":"integer","minimum":1,"maximum":9,"figure":"figures"},"moves":{"description":"Most hexes of a move, 0 to 9.","type":"integer","minimum":0,"maximum":9,"figure":"moves"},"battlesAfter":{"description":"Most hexes of a move after which it may still battle, 0 to 9.","type":"integer","minimum":0,"maximum":9,"figure":"battles after"},"range":{"description":"Its battle dice by distance, the first for the next hex. An empty list: it never battles.","$ref":"parts.schema.json#/definitions/dice","figure":"dice by distance"},"needsSight":{"description":"Whether it must see its target. Default: true.","type":"boolean","default":true},"takesGround":{"description":"Whether it may take the ground after a close assault. Default: false.","type":"boolean","default":false},"overruns":{"description":"Whether it may battle again on ground taken. Default: false.","type":"boolean","default":false},"retreats":{"description":"Hexes of a retreat for each flag: the least, and the most that its owner may choose. Default: one and one.","$ref":"parts.schema.json#/definitions/span"},"hitBy":{"description":"Faces that hit it.","$ref":"parts.schema.json#/definitions/faceList"},"hitConfirmedBy":{"description":"Faces of which a second die must show one before a hit counts. Default: every hit counts.","$ref":"parts.schema.json#/definitions/faceList"},"hitsWith":{"title":"HitsWith","description":"Faces that hit when it attacks, by kind of target. An empty list: it cannot attack this kind. Default: the faces that hit the target.","type":"object","properties":{"infantry":{"description":"Faces that hit infantry.","$ref":"parts.schema.json#/definitions/faceList"},"armour":{"description":"Faces that hit armour.","$ref":"parts.schema.json#/definitions/faceList"},"artillery":{"description":"Faces that hit artillery.","$ref":"parts.schema.json#/definitions/faceList"}},"additionalProperties":false,"minProperties":1},"medals":{"description":"Medals for its destruction, 0 to 9. Default: 1.","type":"integer","minimum":0,"maximum":9,"default":1},"crosshair":{"title":"CrosshairRules","description":"It zeroes in on a target that it does not leave alone.","type":"object","properties":{"dice":{"description":"Dice more at the next shot, 1 to 9.","type":"integer","minimum":1,"maximum":9},"markers":{"description":"Markers that there are for all such units, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["dice","markers"],"additionalProperties":false},"pioneers":{"description":"Whether it ignores reductions of ground in close assault, and clears mines and wire. Default: false.","type":"boolean","default":false},"battlesAnywhere":{"description":"Whether it may battle in the turn in which it enters ground that forbids that. Default: false.","type":"boolean","default":false},"secondAssault":{"description":"Whether it makes a second close assault where its nation’s infantry does. Default: false.","type":"boolean","default":false},"train":{"description":"Whether it is a train: it runs on railways only, and neither they nor stations stop it. Default: false.","type":"boolean","default":false},"ship":{"description":"Whether it is a ship: it enters only water. Default: false.","type":"boolean","default":false}},"required":["name","rule","description","kind","symbol","figures","moves","battlesAfter","range","hitBy"],"additionalProperties":false}}};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema141 = {"title":"UnitTypeEntry","description":"A unit type.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `C7`.","$ref":"../common.schema.json#/definitions/ruleName"},"description":{"description":"What it is, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"kind":{"description":"The kind that cards, terrain and hits tell apart.","$ref":"parts.schema.json#/definitions/kind","figure":"kind"},"symbol":{"description":"The mark on its counter.","enum":["infantry","special-forces","engineers","cavalry","ski","sniper","partisans","armour","elite-armour","heavy-armour","artillery","mobile-artillery","heavy-artillery","ship","train"]},"figures":{"description":"Figures at full strength, 1 to 9.","type":"integer","minimum":1,"maximum":9,"figure":"figures"},"moves":{"description":"Most hexes of a move, 0 to 9.","type":"integer","minimum":0,"maximum":9,"figure":"moves"},"battlesAfter":{"description":"Most hexes of a move after which it may still battle, 0 to 9.","type":"integer","minimum":0,"maximum":9,"figure":"battles after"},"range":{"description":"Its battle dice by distance, the first for the next hex. An empty list: it never battles.","$ref":"parts.schema.json#/definitions/dice","figure":"dice by distance"},"needsSight":{"description":"Whether it must see its target. Default: true.","type":"boolean","default":true},"takesGround":{"description":"Whether it may take the ground after a close assault. Default: false.","type":"boolean","default":false},"overruns":{"description":"Whether it may battle again on ground taken. Default: false.","type":"boolean","default":false},"retreats":{"description":"Hexes of a retreat for each flag: the least, and the most that its owner may choose. Default: one and one.","$ref":"parts.schema.json#/definitions/span"},"hitBy":{"description":"Faces that hit it.","$ref":"parts.schema.json#/definitions/faceList"},"hitConfirmedBy":{"description":"Faces of which a second die must show one before a hit counts. Default: every hit counts.","$ref":"parts.schema.json#/definitions/faceList"},"hitsWith":{"title":"HitsWith","description":"Faces that hit when it attacks, by kind of target. An empty list: it cannot attack this kind. Default: the faces that hit the target.","type":"object","properties":{"infantry":{"description":"Faces that hit infantry.","$ref":"parts.schema.json#/definitions/faceList"},"armour":{"description":"Faces that hit armour.","$ref":"parts.schema.json#/definitions/faceList"},"artillery":{"description":"Faces that hit artillery.","$ref":"parts.schema.json#/definitions/faceList"}},"additionalProperties":false,"minProperties":1},"medals":{"description":"Medals for its destruction, 0 to 9. Default: 1.","type":"integer","minimum":0,"maximum":9,"default":1},"crosshair":{"title":"CrosshairRules","description":"It zeroes in on a target that it does not leave alone.","type":"object","properties":{"dice":{"description":"Dice more at the next shot, 1 to 9.","type":"integer","minimum":1,"maximum":9},"markers":{"description":"Markers that there are for all such units, 1 to 9.","type":"integer","minimum":1,"maximum":9}},"required":["dice","markers"],"additionalProperties":false},"pioneers":{"description":"Whether it ignores reductions of ground in close assault, and clears mines and wire. Default: false.","type":"boolean","default":false},"battlesAnywhere":{"description":"Whether it may battle in the turn in which it enters ground that forbids that. Default: false.","type":"boolean","default":false},"secondAssault":{"description":"Whether it makes a second close assault where its nation’s infantry does. Default: false.","type":"boolean","default":false},"train":{"description":"Whether it is a train: it runs on railways only, and neither they nor stations stop it. Default: false.","type":"boolean","default":false},"ship":{"description":"Whether it is a ship: it enters only water. Default: false.","type":"boolean","default":false}},"required":["name","rule","description","kind","symbol","figures","moves","battlesAfter","range","hitBy"],"additionalProperties":false};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+[a-z]?$"},message:"must match pattern \""+"^[A-Z][0-9]+[a-z]?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((data === "infantry") || (data === "armour")) || (data === "artillery"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate510.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 2){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate514.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 5){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate514.errors = vErrors;
return errors === 0;
}
validate514.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kind === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.symbol === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.figures === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.moves === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moves"},message:"must have required property '"+"moves"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.battlesAfter === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "battlesAfter"},message:"must have required property '"+"battlesAfter"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.range === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "range"},message:"must have required property '"+"range"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.hitBy === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hitBy"},message:"must have required property '"+"hitBy"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func5.call(schema141.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate502(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate504(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate506(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validate508(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined){
let data4 = data.symbol;
if(!(((((((((((((((data4 === "infantry") || (data4 === "special-forces")) || (data4 === "engineers")) || (data4 === "cavalry")) || (data4 === "ski")) || (data4 === "sniper")) || (data4 === "partisans")) || (data4 === "armour")) || (data4 === "elite-armour")) || (data4 === "heavy-armour")) || (data4 === "artillery")) || (data4 === "mobile-artillery")) || (data4 === "heavy-artillery")) || (data4 === "ship")) || (data4 === "train"))){
const err11 = {instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/enum",keyword:"enum",params:{allowedValues: schema141.properties.symbol.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.figures !== undefined){
let data5 = data.figures;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.moves !== undefined){
let data6 = data.moves;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.battlesAfter !== undefined){
let data7 = data.battlesAfter;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/battlesAfter",schemaPath:"#/properties/battlesAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/battlesAfter",schemaPath:"#/properties/battlesAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/battlesAfter",schemaPath:"#/properties/battlesAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.range !== undefined){
if(!(validate510(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.needsSight !== undefined){
if(typeof data.needsSight !== "boolean"){
const err21 = {instancePath:instancePath+"/needsSight",schemaPath:"#/properties/needsSight/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.takesGround !== undefined){
if(typeof data.takesGround !== "boolean"){
const err22 = {instancePath:instancePath+"/takesGround",schemaPath:"#/properties/takesGround/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.overruns !== undefined){
if(typeof data.overruns !== "boolean"){
const err23 = {instancePath:instancePath+"/overruns",schemaPath:"#/properties/overruns/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.retreats !== undefined){
if(!(validate512(data.retreats, {instancePath:instancePath+"/retreats",parentData:data,parentDataProperty:"retreats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
if(data.hitBy !== undefined){
if(!(validate514(data.hitBy, {instancePath:instancePath+"/hitBy",parentData:data,parentDataProperty:"hitBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
}
if(data.hitConfirmedBy !== undefined){
if(!(validate514(data.hitConfirmedBy, {instancePath:instancePath+"/hitConfirmedBy",parentData:data,parentDataProperty:"hitConfirmedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
}
if(data.hitsWith !== undefined){
let data15 = data.hitsWith;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
const err24 = {instancePath:instancePath+"/hitsWith",schemaPath:"#/properties/hitsWith/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data15){
if(!(((key1 === "infantry") || (key1 === "armour")) || (key1 === "artillery"))){
const err25 = {instancePath:instancePath+"/hitsWith",schemaPath:"#/properties/hitsWith/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.infantry !== undefined){
if(!(validate514(data15.infantry, {instancePath:instancePath+"/hitsWith/infantry",parentData:data15,parentDataProperty:"infantry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
}
if(data15.armour !== undefined){
if(!(validate514(data15.armour, {instancePath:instancePath+"/hitsWith/armour",parentData:data15,parentDataProperty:"armour",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
}
if(data15.artillery !== undefined){
if(!(validate514(data15.artillery, {instancePath:instancePath+"/hitsWith/artillery",parentData:data15,parentDataProperty:"artillery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/hitsWith",schemaPath:"#/properties/hitsWith/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.medals !== undefined){
let data19 = data.medals;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err27 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9 || isNaN(data19)){
const err28 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err29 = {instancePath:instancePath+"/medals",schemaPath:"#/properties/medals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.crosshair !== undefined){
let data20 = data.crosshair;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.dice === undefined){
const err30 = {instancePath:instancePath+"/crosshair",schemaPath:"#/properties/crosshair/required",keyword:"required",params:{missingProperty: "dice"},message:"must have required property '"+"dice"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data20.markers === undefined){
const err31 = {instancePath:instancePath+"/crosshair",schemaPath:"#/properties/crosshair/required",keyword:"required",params:{missingProperty: "markers"},message:"must have required property '"+"markers"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data20){
if(!((key2 === "dice") || (key2 === "markers"))){
const err32 = {instancePath:instancePath+"/crosshair",schemaPath:"#/properties/crosshair/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data20.dice !== undefined){
let data21 = data20.dice;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err33 = {instancePath:instancePath+"/crosshair/dice",schemaPath:"#/properties/crosshair/properties/dice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9 || isNaN(data21)){
const err34 = {instancePath:instancePath+"/crosshair/dice",schemaPath:"#/properties/crosshair/properties/dice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err35 = {instancePath:instancePath+"/crosshair/dice",schemaPath:"#/properties/crosshair/properties/dice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data20.markers !== undefined){
let data22 = data20.markers;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err36 = {instancePath:instancePath+"/crosshair/markers",schemaPath:"#/properties/crosshair/properties/markers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9 || isNaN(data22)){
const err37 = {instancePath:instancePath+"/crosshair/markers",schemaPath:"#/properties/crosshair/properties/markers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err38 = {instancePath:instancePath+"/crosshair/markers",schemaPath:"#/properties/crosshair/properties/markers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/crosshair",schemaPath:"#/properties/crosshair/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.pioneers !== undefined){
if(typeof data.pioneers !== "boolean"){
const err40 = {instancePath:instancePath+"/pioneers",schemaPath:"#/properties/pioneers/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.battlesAnywhere !== undefined){
if(typeof data.battlesAnywhere !== "boolean"){
const err41 = {instancePath:instancePath+"/battlesAnywhere",schemaPath:"#/properties/battlesAnywhere/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.secondAssault !== undefined){
if(typeof data.secondAssault !== "boolean"){
const err42 = {instancePath:instancePath+"/secondAssault",schemaPath:"#/properties/secondAssault/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.train !== undefined){
if(typeof data.train !== "boolean"){
const err43 = {instancePath:instancePath+"/train",schemaPath:"#/properties/train/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.ship !== undefined){
if(typeof data.ship !== "boolean"){
const err44 = {instancePath:instancePath+"/ship",schemaPath:"#/properties/ship/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/units.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("units" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "units"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 200){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs5 = errors;
if(!(validate499(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate501(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ways = validate522;
const schema149 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"command-cards/ways.schema.json","title":"WaysFile","description":"Roads and railways: lines over hexes.","type":"object","properties":{"kind":{"description":"What this file is.","const":"ways"},"entries":{"description":"Kinds of way by id.","type":"object","propertyNames":{"$ref":"../common.schema.json#/definitions/id","defines":"way"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":8}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"WayEntry","description":"A kind of way.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `T42`.","$ref":"../common.schema.json#/definitions/ruleName"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"look":{"description":"How the map draws it.","enum":["paved","track","rail"]},"extraHexes":{"description":"Hexes more for a unit that begins its move on it and stays on it, 0 to 9. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0,"figure":"hexes more"},"stops":{"description":"Who must stop on entering a hex of it, unless a way that stops nobody crosses there. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"sightOnHills":{"description":"Whether it blocks sight where it runs over hills. Default: false.","type":"boolean","default":false},"forTrains":{"description":"Whether trains run on it. Default: false.","type":"boolean","default":false,"figure":"trains"}},"required":["name","rule","description","look"],"additionalProperties":false}}};

function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema151 = {"title":"WayEntry","description":"A kind of way.","type":"object","properties":{"name":{"description":"Its name.","$ref":"../common.schema.json#/definitions/name"},"rule":{"description":"The rule that describes it, such as `T42`.","$ref":"../common.schema.json#/definitions/ruleName"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"../common.schema.json#/definitions/line"},"look":{"description":"How the map draws it.","enum":["paved","track","rail"]},"extraHexes":{"description":"Hexes more for a unit that begins its move on it and stays on it, 0 to 9. Default: 0.","type":"integer","minimum":0,"maximum":9,"default":0,"figure":"hexes more"},"stops":{"description":"Who must stop on entering a hex of it, unless a way that stops nobody crosses there. Default: nobody.","$ref":"parts.schema.json#/definitions/kinds"},"sightOnHills":{"description":"Whether it blocks sight where it runs over hills. Default: false.","type":"boolean","default":false},"forTrains":{"description":"Whether trains run on it. Default: false.","type":"boolean","default":false,"figure":"trains"}},"required":["name","rule","description","look"],"additionalProperties":false};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate528.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+[a-z]?$"},message:"must match pattern \""+"^[A-Z][0-9]+[a-z]?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate528.errors = vErrors;
return errors === 0;
}
validate528.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema104.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern43.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^all$"},message:"must match pattern \""+"^all$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(Array.isArray(data)){
if(data.length > 3){
const err2 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.length < 0){
const err3 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate361(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
}
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate525.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.look === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "look"},message:"must have required property '"+"look"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "rule")) || (key0 === "description")) || (key0 === "look")) || (key0 === "extraHexes")) || (key0 === "stops")) || (key0 === "sightOnHills")) || (key0 === "forTrains"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate526(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate528(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate530(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data3 = data.look;
if(!(((data3 === "paved") || (data3 === "track")) || (data3 === "rail"))){
const err5 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema151.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.extraHexes !== undefined){
let data4 = data.extraHexes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/extraHexes",schemaPath:"#/properties/extraHexes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/extraHexes",schemaPath:"#/properties/extraHexes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/extraHexes",schemaPath:"#/properties/extraHexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.stops !== undefined){
if(!(validate532(data.stops, {instancePath:instancePath+"/stops",parentData:data,parentDataProperty:"stops",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
}
if(data.sightOnHills !== undefined){
if(typeof data.sightOnHills !== "boolean"){
const err9 = {instancePath:instancePath+"/sightOnHills",schemaPath:"#/properties/sightOnHills/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.forTrains !== undefined){
if(typeof data.forTrains !== "boolean"){
const err10 = {instancePath:instancePath+"/forTrains",schemaPath:"#/properties/forTrains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate525.errors = vErrors;
return errors === 0;
}
validate525.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate522(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="command-cards/ways.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate522.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("ways" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "ways"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 8){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxProperties",keyword:"maxProperties",params:{limit: 8},message:"must NOT have more than 8 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs5 = errors;
if(!(validate523(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate525(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate522.errors = vErrors;
return errors === 0;
}
validate522.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validators = {
'boards': boards,
'cards': cards,
'dice': dice,
'example': example,
'map': map,
'nations': nations,
'obstacles': obstacles,
'scenario': scenario,
'special': special,
'terrain': terrain,
'tutorial': tutorial,
'units': units,
'ways': ways,
}
