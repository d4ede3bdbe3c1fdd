// @ts-nocheck
// Generated from *.schema.json by `npm run generate`. Do not edit.
import { lengthOf } from './length.ts'

export const combat = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"combat.schema.json","title":"CombatFile","description":"The combat tables. Lists of numbers run over the odds columns, the first one first.","type":"object","properties":{"kind":{"description":"What this file is.","const":"combat"},"columns":{"title":"OddsColumns","description":"Odds columns.","type":"object","properties":{"first":{"description":"First column, -9 to 0.","type":"integer","minimum":-9,"maximum":0},"last":{"description":"Last column, 1 to 20.","type":"integer","minimum":1,"maximum":20}},"required":["first","last"],"additionalProperties":false},"oddsPerTripling":{"description":"Columns for a threefold superiority, 1 to 9.","type":"integer","minimum":1,"maximum":9},"spread":{"description":"Spread of the rolled odds, in thousandths of a column, 0 to 9000.","type":"integer","minimum":0,"maximum":9000},"armour":{"title":"CombatArmour","description":"Armour.","type":"object","properties":{"pointsPerShift":{"description":"Armour points that make one shift, 1 to 100.","type":"integer","minimum":1,"maximum":100},"maximum":{"description":"Most shifts by armour, 0 to 20.","type":"integer","minimum":0,"maximum":20},"entrenchedPercent":{"description":"Per cent of the defender's armour when not entrenched, entrenched, fortified.","type":"array","items":{"description":"Per cent, 0 to 1000.","type":"integer","minimum":0,"maximum":1000},"minItems":3,"maxItems":3,"tsType":"[number, number, number]"},"penalty":{"description":"Penalty by kind of unit where the terrain gives one, -9 to 0 columns.","type":"object","properties":{"infantry":{"description":"For infantry.","type":"integer","minimum":-9,"maximum":0},"mechanised":{"description":"For mechanised.","type":"integer","minimum":-9,"maximum":0},"armour":{"description":"For armour.","type":"integer","minimum":-9,"maximum":0}},"required":["infantry","mechanised","armour"],"additionalProperties":false,"title":"ArmourPenalty"}},"required":["pointsPerShift","maximum","entrenchedPercent","penalty"],"additionalProperties":false},"entrenchmentShift":{"description":"Combat shift when not entrenched, entrenched, fortified, -9 to 0 columns.","type":"array","items":{"description":"Shift, -9 to 0.","type":"integer","minimum":-9,"maximum":0},"minItems":3,"maxItems":3,"tsType":"[number, number, number]"},"fort":{"title":"FortShift","description":"Combat shift for a defender in a fort, -9 to 0 columns.","type":"object","properties":{"intact":{"description":"While it stands.","type":"integer","minimum":-9,"maximum":0},"destroyed":{"description":"When it is in ruins.","type":"integer","minimum":-9,"maximum":0}},"required":["intact","destroyed"],"additionalProperties":false},"attackerLoss":{"description":"Steps lost by the attacker, by column and difficulty.","type":"object","properties":{"easy":{"description":"On easy: steps, 0 to 12.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":12},"minItems":1,"maxItems":40},"normal":{"description":"On normal: steps, 0 to 12.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":12},"minItems":1,"maxItems":40},"classic":{"description":"On classic: steps, 0 to 12.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":12},"minItems":1,"maxItems":40},"hard":{"description":"On hard: steps, 0 to 12.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":12},"minItems":1,"maxItems":40}},"required":["easy","normal","classic","hard"],"additionalProperties":false,"title":"AttackerLoss"},"defenderLoss":{"description":"Steps lost by the defender, by column, 0 to 12.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":12},"minItems":1,"maxItems":40},"defenderSuppression":{"description":"Steps of the defender that are suppressed, by column, 0 to 12.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":12},"minItems":1,"maxItems":40},"retreat":{"description":"Chance in per cent that the defender retreats, by column.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":100},"minItems":1,"maxItems":40},"overrun":{"description":"Chance in per cent that a retreating defender is overrun, by column.","type":"array","items":{"description":"Value in one column.","type":"integer","minimum":0,"maximum":100},"minItems":1,"maxItems":40},"retreatShiftPerLoss":{"description":"Shift on the retreat roll for each loss earlier in the turn, 0 to 9 columns.","type":"integer","minimum":0,"maximum":9},"attackerSuppression":{"title":"AttackerSuppression","description":"Chances of 0, 1, 2 suppressed steps of an attacker that lost none, as parts of their sum.","type":"object","properties":{"overrun":{"description":"After an overrun.","type":"array","items":{"description":"Parts, 0 to 100.","type":"integer","minimum":0,"maximum":100},"minItems":1,"maxItems":6},"held":{"description":"When the defender held.","type":"array","items":{"description":"Parts, 0 to 100.","type":"integer","minimum":0,"maximum":100},"minItems":1,"maxItems":6}},"required":["overrun","held"],"additionalProperties":false},"entrenchmentLostAt":{"description":"Losses in one attack that cost the defender a level of entrenchment, 1 to 12.","type":"integer","minimum":1,"maximum":12}},"required":["kind","columns","oddsPerTripling","spread","armour","entrenchmentShift","fort","attackerLoss","defenderLoss","defenderSuppression","retreat","overrun","retreatShiftPerLoss","attackerSuppression","entrenchmentLostAt"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="combat.schema.json" */;
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
if(data.columns === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.oddsPerTripling === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oddsPerTripling"},message:"must have required property '"+"oddsPerTripling"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.spread === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spread"},message:"must have required property '"+"spread"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.armour === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "armour"},message:"must have required property '"+"armour"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.entrenchmentShift === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entrenchmentShift"},message:"must have required property '"+"entrenchmentShift"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.fort === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fort"},message:"must have required property '"+"fort"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.attackerLoss === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attackerLoss"},message:"must have required property '"+"attackerLoss"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.defenderLoss === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defenderLoss"},message:"must have required property '"+"defenderLoss"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.defenderSuppression === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defenderSuppression"},message:"must have required property '"+"defenderSuppression"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.retreat === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retreat"},message:"must have required property '"+"retreat"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.overrun === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overrun"},message:"must have required property '"+"overrun"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.retreatShiftPerLoss === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retreatShiftPerLoss"},message:"must have required property '"+"retreatShiftPerLoss"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.attackerSuppression === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attackerSuppression"},message:"must have required property '"+"attackerSuppression"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.entrenchmentLostAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entrenchmentLostAt"},message:"must have required property '"+"entrenchmentLostAt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.kind !== undefined){
if("combat" !== data.kind){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "combat"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.first === undefined){
const err17 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.last === undefined){
const err18 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "first") || (key1 === "last"))){
const err19 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.first !== undefined){
let data2 = data1.first;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err20 = {instancePath:instancePath+"/columns/first",schemaPath:"#/properties/columns/properties/first/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 0 || isNaN(data2)){
const err21 = {instancePath:instancePath+"/columns/first",schemaPath:"#/properties/columns/properties/first/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data2 < -9 || isNaN(data2)){
const err22 = {instancePath:instancePath+"/columns/first",schemaPath:"#/properties/columns/properties/first/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
if(data1.last !== undefined){
let data3 = data1.last;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err23 = {instancePath:instancePath+"/columns/last",schemaPath:"#/properties/columns/properties/last/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/columns/last",schemaPath:"#/properties/columns/properties/last/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err25 = {instancePath:instancePath+"/columns/last",schemaPath:"#/properties/columns/properties/last/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err26 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.oddsPerTripling !== undefined){
let data4 = data.oddsPerTripling;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err27 = {instancePath:instancePath+"/oddsPerTripling",schemaPath:"#/properties/oddsPerTripling/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9 || isNaN(data4)){
const err28 = {instancePath:instancePath+"/oddsPerTripling",schemaPath:"#/properties/oddsPerTripling/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err29 = {instancePath:instancePath+"/oddsPerTripling",schemaPath:"#/properties/oddsPerTripling/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.spread !== undefined){
let data5 = data.spread;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err30 = {instancePath:instancePath+"/spread",schemaPath:"#/properties/spread/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9000 || isNaN(data5)){
const err31 = {instancePath:instancePath+"/spread",schemaPath:"#/properties/spread/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9000},message:"must be <= 9000"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err32 = {instancePath:instancePath+"/spread",schemaPath:"#/properties/spread/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.armour !== undefined){
let data6 = data.armour;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.pointsPerShift === undefined){
const err33 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/required",keyword:"required",params:{missingProperty: "pointsPerShift"},message:"must have required property '"+"pointsPerShift"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data6.maximum === undefined){
const err34 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/required",keyword:"required",params:{missingProperty: "maximum"},message:"must have required property '"+"maximum"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data6.entrenchedPercent === undefined){
const err35 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/required",keyword:"required",params:{missingProperty: "entrenchedPercent"},message:"must have required property '"+"entrenchedPercent"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data6.penalty === undefined){
const err36 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/required",keyword:"required",params:{missingProperty: "penalty"},message:"must have required property '"+"penalty"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "pointsPerShift") || (key2 === "maximum")) || (key2 === "entrenchedPercent")) || (key2 === "penalty"))){
const err37 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data6.pointsPerShift !== undefined){
let data7 = data6.pointsPerShift;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err38 = {instancePath:instancePath+"/armour/pointsPerShift",schemaPath:"#/properties/armour/properties/pointsPerShift/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err39 = {instancePath:instancePath+"/armour/pointsPerShift",schemaPath:"#/properties/armour/properties/pointsPerShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err40 = {instancePath:instancePath+"/armour/pointsPerShift",schemaPath:"#/properties/armour/properties/pointsPerShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data6.maximum !== undefined){
let data8 = data6.maximum;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err41 = {instancePath:instancePath+"/armour/maximum",schemaPath:"#/properties/armour/properties/maximum/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
const err42 = {instancePath:instancePath+"/armour/maximum",schemaPath:"#/properties/armour/properties/maximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err43 = {instancePath:instancePath+"/armour/maximum",schemaPath:"#/properties/armour/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data6.entrenchedPercent !== undefined){
let data9 = data6.entrenchedPercent;
if(Array.isArray(data9)){
if(data9.length > 3){
const err44 = {instancePath:instancePath+"/armour/entrenchedPercent",schemaPath:"#/properties/armour/properties/entrenchedPercent/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data9.length < 3){
const err45 = {instancePath:instancePath+"/armour/entrenchedPercent",schemaPath:"#/properties/armour/properties/entrenchedPercent/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err46 = {instancePath:instancePath+"/armour/entrenchedPercent/" + i0,schemaPath:"#/properties/armour/properties/entrenchedPercent/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000 || isNaN(data10)){
const err47 = {instancePath:instancePath+"/armour/entrenchedPercent/" + i0,schemaPath:"#/properties/armour/properties/entrenchedPercent/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err48 = {instancePath:instancePath+"/armour/entrenchedPercent/" + i0,schemaPath:"#/properties/armour/properties/entrenchedPercent/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/armour/entrenchedPercent",schemaPath:"#/properties/armour/properties/entrenchedPercent/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data6.penalty !== undefined){
let data11 = data6.penalty;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.infantry === undefined){
const err50 = {instancePath:instancePath+"/armour/penalty",schemaPath:"#/properties/armour/properties/penalty/required",keyword:"required",params:{missingProperty: "infantry"},message:"must have required property '"+"infantry"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data11.mechanised === undefined){
const err51 = {instancePath:instancePath+"/armour/penalty",schemaPath:"#/properties/armour/properties/penalty/required",keyword:"required",params:{missingProperty: "mechanised"},message:"must have required property '"+"mechanised"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data11.armour === undefined){
const err52 = {instancePath:instancePath+"/armour/penalty",schemaPath:"#/properties/armour/properties/penalty/required",keyword:"required",params:{missingProperty: "armour"},message:"must have required property '"+"armour"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key3 in data11){
if(!(((key3 === "infantry") || (key3 === "mechanised")) || (key3 === "armour"))){
const err53 = {instancePath:instancePath+"/armour/penalty",schemaPath:"#/properties/armour/properties/penalty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data11.infantry !== undefined){
let data12 = data11.infantry;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err54 = {instancePath:instancePath+"/armour/penalty/infantry",schemaPath:"#/properties/armour/properties/penalty/properties/infantry/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 0 || isNaN(data12)){
const err55 = {instancePath:instancePath+"/armour/penalty/infantry",schemaPath:"#/properties/armour/properties/penalty/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data12 < -9 || isNaN(data12)){
const err56 = {instancePath:instancePath+"/armour/penalty/infantry",schemaPath:"#/properties/armour/properties/penalty/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
if(data11.mechanised !== undefined){
let data13 = data11.mechanised;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err57 = {instancePath:instancePath+"/armour/penalty/mechanised",schemaPath:"#/properties/armour/properties/penalty/properties/mechanised/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 0 || isNaN(data13)){
const err58 = {instancePath:instancePath+"/armour/penalty/mechanised",schemaPath:"#/properties/armour/properties/penalty/properties/mechanised/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data13 < -9 || isNaN(data13)){
const err59 = {instancePath:instancePath+"/armour/penalty/mechanised",schemaPath:"#/properties/armour/properties/penalty/properties/mechanised/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data11.armour !== undefined){
let data14 = data11.armour;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err60 = {instancePath:instancePath+"/armour/penalty/armour",schemaPath:"#/properties/armour/properties/penalty/properties/armour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 0 || isNaN(data14)){
const err61 = {instancePath:instancePath+"/armour/penalty/armour",schemaPath:"#/properties/armour/properties/penalty/properties/armour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data14 < -9 || isNaN(data14)){
const err62 = {instancePath:instancePath+"/armour/penalty/armour",schemaPath:"#/properties/armour/properties/penalty/properties/armour/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
const err63 = {instancePath:instancePath+"/armour/penalty",schemaPath:"#/properties/armour/properties/penalty/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err64 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.entrenchmentShift !== undefined){
let data15 = data.entrenchmentShift;
if(Array.isArray(data15)){
if(data15.length > 3){
const err65 = {instancePath:instancePath+"/entrenchmentShift",schemaPath:"#/properties/entrenchmentShift/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data15.length < 3){
const err66 = {instancePath:instancePath+"/entrenchmentShift",schemaPath:"#/properties/entrenchmentShift/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err67 = {instancePath:instancePath+"/entrenchmentShift/" + i1,schemaPath:"#/properties/entrenchmentShift/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 0 || isNaN(data16)){
const err68 = {instancePath:instancePath+"/entrenchmentShift/" + i1,schemaPath:"#/properties/entrenchmentShift/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data16 < -9 || isNaN(data16)){
const err69 = {instancePath:instancePath+"/entrenchmentShift/" + i1,schemaPath:"#/properties/entrenchmentShift/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
}
else {
const err70 = {instancePath:instancePath+"/entrenchmentShift",schemaPath:"#/properties/entrenchmentShift/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.fort !== undefined){
let data17 = data.fort;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.intact === undefined){
const err71 = {instancePath:instancePath+"/fort",schemaPath:"#/properties/fort/required",keyword:"required",params:{missingProperty: "intact"},message:"must have required property '"+"intact"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data17.destroyed === undefined){
const err72 = {instancePath:instancePath+"/fort",schemaPath:"#/properties/fort/required",keyword:"required",params:{missingProperty: "destroyed"},message:"must have required property '"+"destroyed"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key4 in data17){
if(!((key4 === "intact") || (key4 === "destroyed"))){
const err73 = {instancePath:instancePath+"/fort",schemaPath:"#/properties/fort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data17.intact !== undefined){
let data18 = data17.intact;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err74 = {instancePath:instancePath+"/fort/intact",schemaPath:"#/properties/fort/properties/intact/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 0 || isNaN(data18)){
const err75 = {instancePath:instancePath+"/fort/intact",schemaPath:"#/properties/fort/properties/intact/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data18 < -9 || isNaN(data18)){
const err76 = {instancePath:instancePath+"/fort/intact",schemaPath:"#/properties/fort/properties/intact/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
if(data17.destroyed !== undefined){
let data19 = data17.destroyed;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err77 = {instancePath:instancePath+"/fort/destroyed",schemaPath:"#/properties/fort/properties/destroyed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 0 || isNaN(data19)){
const err78 = {instancePath:instancePath+"/fort/destroyed",schemaPath:"#/properties/fort/properties/destroyed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data19 < -9 || isNaN(data19)){
const err79 = {instancePath:instancePath+"/fort/destroyed",schemaPath:"#/properties/fort/properties/destroyed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
}
else {
const err80 = {instancePath:instancePath+"/fort",schemaPath:"#/properties/fort/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.attackerLoss !== undefined){
let data20 = data.attackerLoss;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.easy === undefined){
const err81 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/required",keyword:"required",params:{missingProperty: "easy"},message:"must have required property '"+"easy"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data20.normal === undefined){
const err82 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/required",keyword:"required",params:{missingProperty: "normal"},message:"must have required property '"+"normal"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data20.classic === undefined){
const err83 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/required",keyword:"required",params:{missingProperty: "classic"},message:"must have required property '"+"classic"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data20.hard === undefined){
const err84 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/required",keyword:"required",params:{missingProperty: "hard"},message:"must have required property '"+"hard"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key5 in data20){
if(!((((key5 === "easy") || (key5 === "normal")) || (key5 === "classic")) || (key5 === "hard"))){
const err85 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data20.easy !== undefined){
let data21 = data20.easy;
if(Array.isArray(data21)){
if(data21.length > 40){
const err86 = {instancePath:instancePath+"/attackerLoss/easy",schemaPath:"#/properties/attackerLoss/properties/easy/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data21.length < 1){
const err87 = {instancePath:instancePath+"/attackerLoss/easy",schemaPath:"#/properties/attackerLoss/properties/easy/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err88 = {instancePath:instancePath+"/attackerLoss/easy/" + i2,schemaPath:"#/properties/attackerLoss/properties/easy/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 12 || isNaN(data22)){
const err89 = {instancePath:instancePath+"/attackerLoss/easy/" + i2,schemaPath:"#/properties/attackerLoss/properties/easy/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err90 = {instancePath:instancePath+"/attackerLoss/easy/" + i2,schemaPath:"#/properties/attackerLoss/properties/easy/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/attackerLoss/easy",schemaPath:"#/properties/attackerLoss/properties/easy/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data20.normal !== undefined){
let data23 = data20.normal;
if(Array.isArray(data23)){
if(data23.length > 40){
const err92 = {instancePath:instancePath+"/attackerLoss/normal",schemaPath:"#/properties/attackerLoss/properties/normal/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data23.length < 1){
const err93 = {instancePath:instancePath+"/attackerLoss/normal",schemaPath:"#/properties/attackerLoss/properties/normal/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err94 = {instancePath:instancePath+"/attackerLoss/normal/" + i3,schemaPath:"#/properties/attackerLoss/properties/normal/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 12 || isNaN(data24)){
const err95 = {instancePath:instancePath+"/attackerLoss/normal/" + i3,schemaPath:"#/properties/attackerLoss/properties/normal/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err96 = {instancePath:instancePath+"/attackerLoss/normal/" + i3,schemaPath:"#/properties/attackerLoss/properties/normal/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
}
else {
const err97 = {instancePath:instancePath+"/attackerLoss/normal",schemaPath:"#/properties/attackerLoss/properties/normal/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data20.classic !== undefined){
let data25 = data20.classic;
if(Array.isArray(data25)){
if(data25.length > 40){
const err98 = {instancePath:instancePath+"/attackerLoss/classic",schemaPath:"#/properties/attackerLoss/properties/classic/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data25.length < 1){
const err99 = {instancePath:instancePath+"/attackerLoss/classic",schemaPath:"#/properties/attackerLoss/properties/classic/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err100 = {instancePath:instancePath+"/attackerLoss/classic/" + i4,schemaPath:"#/properties/attackerLoss/properties/classic/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 12 || isNaN(data26)){
const err101 = {instancePath:instancePath+"/attackerLoss/classic/" + i4,schemaPath:"#/properties/attackerLoss/properties/classic/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err102 = {instancePath:instancePath+"/attackerLoss/classic/" + i4,schemaPath:"#/properties/attackerLoss/properties/classic/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
}
else {
const err103 = {instancePath:instancePath+"/attackerLoss/classic",schemaPath:"#/properties/attackerLoss/properties/classic/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data20.hard !== undefined){
let data27 = data20.hard;
if(Array.isArray(data27)){
if(data27.length > 40){
const err104 = {instancePath:instancePath+"/attackerLoss/hard",schemaPath:"#/properties/attackerLoss/properties/hard/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data27.length < 1){
const err105 = {instancePath:instancePath+"/attackerLoss/hard",schemaPath:"#/properties/attackerLoss/properties/hard/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
let data28 = data27[i5];
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err106 = {instancePath:instancePath+"/attackerLoss/hard/" + i5,schemaPath:"#/properties/attackerLoss/properties/hard/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 12 || isNaN(data28)){
const err107 = {instancePath:instancePath+"/attackerLoss/hard/" + i5,schemaPath:"#/properties/attackerLoss/properties/hard/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err108 = {instancePath:instancePath+"/attackerLoss/hard/" + i5,schemaPath:"#/properties/attackerLoss/properties/hard/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
}
else {
const err109 = {instancePath:instancePath+"/attackerLoss/hard",schemaPath:"#/properties/attackerLoss/properties/hard/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.defenderLoss !== undefined){
let data29 = data.defenderLoss;
if(Array.isArray(data29)){
if(data29.length > 40){
const err111 = {instancePath:instancePath+"/defenderLoss",schemaPath:"#/properties/defenderLoss/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data29.length < 1){
const err112 = {instancePath:instancePath+"/defenderLoss",schemaPath:"#/properties/defenderLoss/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
let data30 = data29[i6];
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err113 = {instancePath:instancePath+"/defenderLoss/" + i6,schemaPath:"#/properties/defenderLoss/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 12 || isNaN(data30)){
const err114 = {instancePath:instancePath+"/defenderLoss/" + i6,schemaPath:"#/properties/defenderLoss/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err115 = {instancePath:instancePath+"/defenderLoss/" + i6,schemaPath:"#/properties/defenderLoss/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err116 = {instancePath:instancePath+"/defenderLoss",schemaPath:"#/properties/defenderLoss/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.defenderSuppression !== undefined){
let data31 = data.defenderSuppression;
if(Array.isArray(data31)){
if(data31.length > 40){
const err117 = {instancePath:instancePath+"/defenderSuppression",schemaPath:"#/properties/defenderSuppression/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data31.length < 1){
const err118 = {instancePath:instancePath+"/defenderSuppression",schemaPath:"#/properties/defenderSuppression/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
const len7 = data31.length;
for(let i7=0; i7<len7; i7++){
let data32 = data31[i7];
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err119 = {instancePath:instancePath+"/defenderSuppression/" + i7,schemaPath:"#/properties/defenderSuppression/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 12 || isNaN(data32)){
const err120 = {instancePath:instancePath+"/defenderSuppression/" + i7,schemaPath:"#/properties/defenderSuppression/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err121 = {instancePath:instancePath+"/defenderSuppression/" + i7,schemaPath:"#/properties/defenderSuppression/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
}
else {
const err122 = {instancePath:instancePath+"/defenderSuppression",schemaPath:"#/properties/defenderSuppression/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.retreat !== undefined){
let data33 = data.retreat;
if(Array.isArray(data33)){
if(data33.length > 40){
const err123 = {instancePath:instancePath+"/retreat",schemaPath:"#/properties/retreat/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data33.length < 1){
const err124 = {instancePath:instancePath+"/retreat",schemaPath:"#/properties/retreat/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
const len8 = data33.length;
for(let i8=0; i8<len8; i8++){
let data34 = data33[i8];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err125 = {instancePath:instancePath+"/retreat/" + i8,schemaPath:"#/properties/retreat/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 100 || isNaN(data34)){
const err126 = {instancePath:instancePath+"/retreat/" + i8,schemaPath:"#/properties/retreat/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err127 = {instancePath:instancePath+"/retreat/" + i8,schemaPath:"#/properties/retreat/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
}
else {
const err128 = {instancePath:instancePath+"/retreat",schemaPath:"#/properties/retreat/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.overrun !== undefined){
let data35 = data.overrun;
if(Array.isArray(data35)){
if(data35.length > 40){
const err129 = {instancePath:instancePath+"/overrun",schemaPath:"#/properties/overrun/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data35.length < 1){
const err130 = {instancePath:instancePath+"/overrun",schemaPath:"#/properties/overrun/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
const len9 = data35.length;
for(let i9=0; i9<len9; i9++){
let data36 = data35[i9];
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err131 = {instancePath:instancePath+"/overrun/" + i9,schemaPath:"#/properties/overrun/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 100 || isNaN(data36)){
const err132 = {instancePath:instancePath+"/overrun/" + i9,schemaPath:"#/properties/overrun/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err133 = {instancePath:instancePath+"/overrun/" + i9,schemaPath:"#/properties/overrun/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
}
else {
const err134 = {instancePath:instancePath+"/overrun",schemaPath:"#/properties/overrun/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.retreatShiftPerLoss !== undefined){
let data37 = data.retreatShiftPerLoss;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err135 = {instancePath:instancePath+"/retreatShiftPerLoss",schemaPath:"#/properties/retreatShiftPerLoss/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 9 || isNaN(data37)){
const err136 = {instancePath:instancePath+"/retreatShiftPerLoss",schemaPath:"#/properties/retreatShiftPerLoss/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data37 < 0 || isNaN(data37)){
const err137 = {instancePath:instancePath+"/retreatShiftPerLoss",schemaPath:"#/properties/retreatShiftPerLoss/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
if(data.attackerSuppression !== undefined){
let data38 = data.attackerSuppression;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.overrun === undefined){
const err138 = {instancePath:instancePath+"/attackerSuppression",schemaPath:"#/properties/attackerSuppression/required",keyword:"required",params:{missingProperty: "overrun"},message:"must have required property '"+"overrun"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data38.held === undefined){
const err139 = {instancePath:instancePath+"/attackerSuppression",schemaPath:"#/properties/attackerSuppression/required",keyword:"required",params:{missingProperty: "held"},message:"must have required property '"+"held"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
for(const key6 in data38){
if(!((key6 === "overrun") || (key6 === "held"))){
const err140 = {instancePath:instancePath+"/attackerSuppression",schemaPath:"#/properties/attackerSuppression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data38.overrun !== undefined){
let data39 = data38.overrun;
if(Array.isArray(data39)){
if(data39.length > 6){
const err141 = {instancePath:instancePath+"/attackerSuppression/overrun",schemaPath:"#/properties/attackerSuppression/properties/overrun/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data39.length < 1){
const err142 = {instancePath:instancePath+"/attackerSuppression/overrun",schemaPath:"#/properties/attackerSuppression/properties/overrun/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
const len10 = data39.length;
for(let i10=0; i10<len10; i10++){
let data40 = data39[i10];
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err143 = {instancePath:instancePath+"/attackerSuppression/overrun/" + i10,schemaPath:"#/properties/attackerSuppression/properties/overrun/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 100 || isNaN(data40)){
const err144 = {instancePath:instancePath+"/attackerSuppression/overrun/" + i10,schemaPath:"#/properties/attackerSuppression/properties/overrun/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err145 = {instancePath:instancePath+"/attackerSuppression/overrun/" + i10,schemaPath:"#/properties/attackerSuppression/properties/overrun/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
}
else {
const err146 = {instancePath:instancePath+"/attackerSuppression/overrun",schemaPath:"#/properties/attackerSuppression/properties/overrun/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data38.held !== undefined){
let data41 = data38.held;
if(Array.isArray(data41)){
if(data41.length > 6){
const err147 = {instancePath:instancePath+"/attackerSuppression/held",schemaPath:"#/properties/attackerSuppression/properties/held/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data41.length < 1){
const err148 = {instancePath:instancePath+"/attackerSuppression/held",schemaPath:"#/properties/attackerSuppression/properties/held/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
const len11 = data41.length;
for(let i11=0; i11<len11; i11++){
let data42 = data41[i11];
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err149 = {instancePath:instancePath+"/attackerSuppression/held/" + i11,schemaPath:"#/properties/attackerSuppression/properties/held/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 100 || isNaN(data42)){
const err150 = {instancePath:instancePath+"/attackerSuppression/held/" + i11,schemaPath:"#/properties/attackerSuppression/properties/held/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err151 = {instancePath:instancePath+"/attackerSuppression/held/" + i11,schemaPath:"#/properties/attackerSuppression/properties/held/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
}
else {
const err152 = {instancePath:instancePath+"/attackerSuppression/held",schemaPath:"#/properties/attackerSuppression/properties/held/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/attackerSuppression",schemaPath:"#/properties/attackerSuppression/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.entrenchmentLostAt !== undefined){
let data43 = data.entrenchmentLostAt;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err154 = {instancePath:instancePath+"/entrenchmentLostAt",schemaPath:"#/properties/entrenchmentLostAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 12 || isNaN(data43)){
const err155 = {instancePath:instancePath+"/entrenchmentLostAt",schemaPath:"#/properties/entrenchmentLostAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data43 < 1 || isNaN(data43)){
const err156 = {instancePath:instancePath+"/entrenchmentLostAt",schemaPath:"#/properties/entrenchmentLostAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
}
else {
const err157 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const example = validate53;
const schema20 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"example.schema.json","title":"ExampleBlock","description":"A worked example of a rulebook: a small position, a question or some actions, and what must come of it. It stands in Markdown as a block of code in the language `example`.","type":"object","properties":{"title":{"description":"What it shows.","$ref":"common.schema.json#/definitions/name"},"rules":{"description":"Ids of the rules that it shows, such as D10.","type":"array","items":{"$ref":"#/definitions/ruleName"},"minItems":1,"maxItems":20},"map":{"description":"One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.","type":"string","minLength":1,"maxLength":2000},"owner":{"description":"Who holds each hex, in the same layout: 1 the first side, 2 the second side, - nobody. Default: the second side holds the hexes of its units, the first side the others.","type":"string","minLength":1,"maxLength":2000},"ways":{"description":"Roads, tracks and railways.","type":"array","items":{"$ref":"map.schema.json#/definitions/way"},"minItems":0,"maxItems":50},"barriers":{"description":"Rivers, ridges and escarpments.","type":"array","items":{"$ref":"map.schema.json#/definitions/barrier"},"minItems":0,"maxItems":50},"bridges":{"description":"Hexsides that a bridge crosses.","type":"array","items":{"$ref":"common.schema.json#/definitions/hexsides"},"minItems":0,"maxItems":50},"forts":{"description":"Hexes with a fort.","type":"array","items":{"$ref":"common.schema.json#/definitions/hex"},"minItems":0,"maxItems":50},"destroyedForts":{"description":"Those of the forts that are destroyed.","type":"array","items":{"$ref":"common.schema.json#/definitions/hex"},"minItems":0,"maxItems":50},"names":{"description":"Names of places.","type":"array","items":{"$ref":"map.schema.json#/definitions/placeName"},"minItems":0,"maxItems":50},"weather":{"description":"Id of the weather. Default: the first of the weather table.","$ref":"common.schema.json#/definitions/id"},"difficulty":{"description":"Level of difficulty. Default: normal.","enum":["easy","normal","classic","hard"],"default":"normal"},"turn":{"description":"The turn, 1 to 100. Default: 1.","type":"integer","minimum":1,"maximum":100,"default":1},"turns":{"description":"The last turn of the game, 1 to 100. Default: ten turns more than `turn`.","type":"integer","minimum":1,"maximum":100},"side":{"description":"Whose turn it is, 1 or 2. Default: the side of the unit that acts first or is asked about.","enum":[1,2]},"victory":{"description":"What each side must do to win: objectives or deny. Default: the first side seeks objectives, the second denies them.","type":"array","items":{"description":"objectives: holds all its objectives at the end; deny: wins when the other side does not.","enum":["objectives","deny"]},"minItems":2,"maxItems":2},"units":{"description":"The units.","type":"array","items":{"$ref":"#/definitions/unit"},"minItems":1,"maxItems":40},"sources":{"description":"Sources of supply. Without any, nothing is checked before the example begins; every unit is as it is written.","type":"array","items":{"$ref":"#/definitions/source"},"minItems":0,"maxItems":20},"hubs":{"description":"Supply hubs.","type":"array","items":{"$ref":"#/definitions/hub"},"minItems":0,"maxItems":20},"objectives":{"description":"Primary objectives.","type":"array","items":{"$ref":"#/definitions/objective"},"minItems":0,"maxItems":20},"explain":{"title":"ExampleQuestion","description":"A number to explain: odds, movement or supply. `expect` says its value and its terms.","type":"object","properties":{"odds":{"title":"OddsQuestion","description":"The odds of an attack.","type":"object","properties":{"attacker":{"description":"Id of the unit that attacks.","$ref":"common.schema.json#/definitions/id"},"target":{"description":"Id of the unit that is attacked.","$ref":"common.schema.json#/definitions/id"}},"required":["attacker","target"],"additionalProperties":false},"movement":{"title":"MovementQuestion","description":"The cost of a move in movement points.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"common.schema.json#/definitions/id"},"to":{"description":"Where it goes.","$ref":"common.schema.json#/definitions/hex"}},"required":["unit","to"],"additionalProperties":false},"supply":{"title":"SupplyQuestion","description":"The supply of a unit, or of a hex for a side, in per cent.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"common.schema.json#/definitions/id"},"hex":{"description":"A hex, instead of a unit.","$ref":"common.schema.json#/definitions/hex"},"side":{"description":"1 the first side, 2 the second.","enum":[1,2]}},"additionalProperties":false}},"additionalProperties":false,"minProperties":1,"maxProperties":1},"forecast":{"title":"ForecastQuestion","description":"A forecast to make before an attack. `expect` says what it tells.","type":"object","properties":{"attacker":{"description":"Id of the unit that attacks.","$ref":"common.schema.json#/definitions/id"},"target":{"description":"Id of the unit that is attacked.","$ref":"common.schema.json#/definitions/id"}},"required":["attacker","target"],"additionalProperties":false},"legal":{"description":"An action of which `expect` says whether it is legal.","$ref":"#/definitions/action"},"do":{"description":"Actions to carry out in order. `expect` says how things stand afterwards.","type":"array","items":{"$ref":"#/definitions/action"},"minItems":1,"maxItems":40},"dice":{"description":"The rolls that `do` needs, in order. A roll on the odds is a rank from 0 (lowest) to 999999; 500000 leaves the odds as they are. A roll for a chance in per cent is 0 to 99 and succeeds when it is below the chance. A roll for a share such as 2 of 3 is 0 to 2.","type":"array","items":{"description":"One roll.","type":"integer","minimum":0,"maximum":2147483647},"minItems":0,"maxItems":200},"expect":{"description":"What must come of it.","$ref":"#/definitions/expectation"}},"required":["title","rules","map","units","expect"],"additionalProperties":false,"definitions":{"ruleName":{"title":"RuleName","description":"The id of a rule as it stands in the rulebook: a capital letter and a number.","type":"string","pattern":"^[A-Z][0-9]+[a-z]?$","maxLength":8,"form":"a capital letter and a number, such as D10"},"unit":{"title":"ExampleUnit","description":"A unit of the example.","type":"object","properties":{"id":{"description":"Its id in the example.","$ref":"common.schema.json#/definitions/id"},"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"type":{"description":"Id of its unit type.","$ref":"common.schema.json#/definitions/id"},"name":{"description":"Its name. Default: the name of its type.","$ref":"common.schema.json#/definitions/name"},"hex":{"description":"Where it stands. A unit has this or `arrives`.","$ref":"common.schema.json#/definitions/hex"},"steps":{"description":"Steps, 1 to 12. Default: the most that its type has.","type":"integer","minimum":1,"maximum":12},"suppressed":{"description":"Steps of these that are suppressed, 0 to 12. Default: 0.","type":"integer","minimum":0,"maximum":12,"default":0},"experience":{"description":"Experience, 0 to 1000. Default: 100.","type":"integer","minimum":0,"maximum":1000,"default":100},"entrenchment":{"description":"0 none, 1 entrenched, 2 fortified. Default: 0.","enum":[0,1,2],"default":0},"unsupplied":{"description":"Turns that it has been without supply, 0 to 20. Default: 0.","type":"integer","minimum":0,"maximum":20,"default":0},"movementPoints":{"description":"Movement points left, 0 to 50. Default: all.","type":"integer","minimum":0,"maximum":50},"actionPoint":{"description":"Its action point. Default: available, unless it has been without supply too long.","enum":["available","locked","expended"]},"retreated":{"description":"Whether it has retreated this turn. Default: false.","type":"boolean","default":false},"lossesThisTurn":{"description":"Steps lost or suppressed this turn, 0 to 20. Default: 0.","type":"integer","minimum":0,"maximum":20,"default":0},"arrives":{"title":"ExampleArrival","description":"For a reinforcement: from when and where it may enter.","type":"object","properties":{"turn":{"description":"First turn in which it may enter, 1 to 100.","type":"integer","minimum":1,"maximum":100},"hexes":{"description":"Hexes where it may enter.","type":"array","items":{"$ref":"common.schema.json#/definitions/hex"},"minItems":1,"maxItems":50}},"required":["turn","hexes"],"additionalProperties":false}},"required":["id","side","type"],"additionalProperties":false},"source":{"title":"ExampleSource","description":"A source of supply.","type":"object","properties":{"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"kind":{"description":"How supply arrives.","enum":["rail","port","truck","ship","air"]},"hex":{"description":"Where.","$ref":"common.schema.json#/definitions/hex"},"value":{"description":"Supply at the source, in per cent. Default: 100.","$ref":"common.schema.json#/definitions/percent"}},"required":["side","kind","hex"],"additionalProperties":false},"hub":{"title":"ExampleHub","description":"A supply hub.","type":"object","properties":{"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"hex":{"description":"Where it stands.","$ref":"common.schema.json#/definitions/hex"},"trucks":{"description":"Lorries that work from it, 1 to 5.","type":"integer","minimum":1,"maximum":5}},"required":["side","hex","trucks"],"additionalProperties":false},"objective":{"title":"ExampleObjective","description":"A primary objective.","type":"object","properties":{"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"hex":{"description":"Where it is.","$ref":"common.schema.json#/definitions/hex"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"by":{"description":"Last turn for the full reward, 1 to 100.","type":"integer","minimum":1,"maximum":100}},"required":["side","hex","name","by"],"additionalProperties":false},"action":{"title":"ExampleAction","description":"One action: move, attack, enter, claim or end-turn.","type":"object","properties":{"move":{"title":"MoveAction","description":"A unit moves.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"common.schema.json#/definitions/id"},"to":{"description":"Where it goes.","$ref":"common.schema.json#/definitions/hex"}},"required":["unit","to"],"additionalProperties":false},"attack":{"title":"AttackAction","description":"A unit attacks.","type":"object","properties":{"unit":{"description":"Id of the unit that attacks.","$ref":"common.schema.json#/definitions/id"},"target":{"description":"Id of the unit that is attacked.","$ref":"common.schema.json#/definitions/id"}},"required":["unit","target"],"additionalProperties":false},"enter":{"title":"EnterAction","description":"A reinforcement enters.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"common.schema.json#/definitions/id"},"to":{"description":"Where it enters.","$ref":"common.schema.json#/definitions/hex"}},"required":["unit","to"],"additionalProperties":false},"claim":{"description":"The side claims the victory: write `claim: true`.","const":true},"end-turn":{"description":"The side ends its turn: write `end-turn: true`.","const":true}},"additionalProperties":false,"minProperties":1,"maxProperties":1},"expectation":{"title":"ExampleExpectation","description":"What must come of an example; only what is written is compared.","type":"object","properties":{"value":{"description":"The explained number: combat shifts, movement points or per cent. Compared to as many decimals as are written.","type":"number","minimum":-100000,"maximum":100000},"terms":{"description":"Terms of the explanation by rule id; terms of the same rule are added up.","type":"object","propertyNames":{"$ref":"#/definitions/ruleName"},"additionalProperties":{"description":"The value of the term.","type":"number","minimum":-100000,"maximum":100000},"maxProperties":40},"legal":{"description":"Whether the action is legal.","type":"boolean"},"attackerLoss":{"description":"Steps that the forecast tells the attacker to lose.","type":"integer","minimum":0,"maximum":12},"defenderLoss":{"description":"Steps that it tells the defender to lose.","type":"integer","minimum":0,"maximum":12},"defenderSuppression":{"description":"Steps that it tells the defender to have suppressed.","type":"integer","minimum":0,"maximum":12},"retreatChance":{"description":"Chance that the defender must retreat, in per cent, rounded.","type":"integer","minimum":0,"maximum":100},"overrunChance":{"description":"Chance of an overrun, in per cent, rounded.","type":"integer","minimum":0,"maximum":100},"units":{"description":"Units by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/unitExpectation"},"maxProperties":40},"owner":{"description":"Who holds hexes, by hex name: 1, 2 or nobody.","type":"object","additionalProperties":{"description":"Who holds the hex: 1, 2 or nobody.","enum":[1,2,"nobody"]},"maxProperties":100,"propertyNames":{"$ref":"#/definitions/hexKey"}},"forts":{"description":"Forts by hex name: intact or destroyed.","type":"object","additionalProperties":{"description":"Whether it is intact or destroyed.","enum":["intact","destroyed"]},"maxProperties":50,"propertyNames":{"$ref":"#/definitions/hexKey"}},"hubs":{"description":"Hubs by hex name: working or gone.","type":"object","additionalProperties":{"description":"Whether it is working or gone.","enum":["working","gone"]},"maxProperties":50,"propertyNames":{"$ref":"#/definitions/hexKey"}},"prestige":{"description":"Prestige. A pair: the first side's and the second side's.","type":"array","items":{"description":"Prestige of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"score":{"description":"Score. A pair: the first side's and the second side's.","type":"array","items":{"description":"Score of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"killed":{"description":"Steps killed. A pair: the first side's and the second side's.","type":"array","items":{"description":"Steps of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"stragglers":{"description":"Steps lost as stragglers. A pair: the first side's and the second side's.","type":"array","items":{"description":"Steps of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"turn":{"description":"The turn, 1 to 100.","type":"integer","minimum":1,"maximum":100},"side":{"description":"Whose turn it is, 1 or 2.","enum":[1,2]},"winner":{"description":"Who has won the game: 1, 2 or nobody; `none` while it goes on.","enum":[1,2,"nobody","none"]}},"additionalProperties":false,"minProperties":1},"unitExpectation":{"title":"UnitExpectation","description":"How a unit stands.","type":"object","properties":{"hex":{"description":"Where it stands.","$ref":"common.schema.json#/definitions/hex"},"destroyed":{"description":"Whether it has been destroyed.","type":"boolean"},"active":{"description":"Active steps.","type":"integer","minimum":0,"maximum":12},"suppressed":{"description":"Suppressed steps.","type":"integer","minimum":0,"maximum":12},"steps":{"description":"Steps, active and suppressed.","type":"integer","minimum":0,"maximum":12},"experience":{"description":"Experience.","type":"integer","minimum":0,"maximum":1000},"entrenchment":{"description":"0 none, 1 entrenched, 2 fortified.","enum":[0,1,2]},"unsupplied":{"description":"Turns without supply.","type":"integer","minimum":0,"maximum":100},"movementPoints":{"description":"Movement points left.","type":"integer","minimum":0,"maximum":50},"actionPoint":{"description":"Its action point.","enum":["available","locked","expended"]},"retreated":{"description":"Whether it has retreated this turn.","type":"boolean"},"lossesThisTurn":{"description":"Steps lost or suppressed this turn.","type":"integer","minimum":0,"maximum":100},"moved":{"description":"Whether it has moved this turn.","type":"boolean"}},"additionalProperties":false,"minProperties":1},"hexKey":{"description":"A hex by its printed name; YAML reads `0201` as the number 201.","type":"string","pattern":"^\\d{3,4}$","form":"a hex name of four digits, column and row, such as 0407"}}};
const func3 = lengthOf;
const schema22 = {"title":"Name","description":"A name as readers see it, at most 80 characters.","type":"string","pattern":"^\\S(.*\\S)?$","maxLength":80,"form":"one line of text without blanks at its ends"};
const pattern3 = new RegExp("^\\S(.*\\S)?$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"title":"RuleName","description":"The id of a rule as it stands in the rulebook: a capital letter and a number.","type":"string","pattern":"^[A-Z][0-9]+[a-z]?$","maxLength":8,"form":"a capital letter and a number, such as D10"};
const pattern4 = new RegExp("^[A-Z][0-9]+[a-z]?$", "u");

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
if(func3(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"title":"WayRun","description":"A road, track or railway.","type":"object","properties":{"kind":{"description":"Id in the table of ways.","$ref":"common.schema.json#/definitions/id"},"run":{"description":"The hexes that it runs through.","$ref":"common.schema.json#/definitions/run"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"}},"required":["kind","run"],"additionalProperties":false};
const schema26 = {"title":"Id","description":"An id: lower-case letters, digits and hyphens, for example `german-infantry`.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":60,"form":"lower-case letters, digits and single hyphens, such as german-infantry"};
const pattern5 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"title":"Run","description":"Two or more hex names separated by blanks; each touches the next, for example `0101 0201 0302`.","type":"string","pattern":"^\\s*\\d{4}(\\s+\\d{4})+\\s*$","maxLength":4000,"form":"two or more hex names separated by blanks, such as 0101 0201 0302"};
const pattern6 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})+\\s*$", "u");

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
if(func3(data) > 4000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern6.test(data)){
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
if(!(((key0 === "kind") || (key0 === "run")) || (key0 === "name"))){
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
if(!(validate61(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.run !== undefined){
if(!(validate63(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate65(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"title":"BarrierEntry","description":"Hexsides of one kind that belong together.","type":"object","properties":{"kind":{"description":"Id in the table of hexsides.","$ref":"common.schema.json#/definitions/id"},"sides":{"description":"Its hexsides: a hex and one or more directions each.","type":"array","items":{"$ref":"common.schema.json#/definitions/hexsides"},"minItems":1,"maxItems":2000},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"}},"required":["kind","sides"],"additionalProperties":false};
const schema30 = {"title":"Hexsides","description":"A hex and one or more of its sides, for example `0305 E SE`. Directions are NE, E, SE, SW, W, NW.","type":"string","pattern":"^\\d{4}( +(NE|E|SE|SW|W|NW))+$","maxLength":40,"form":"a hex name and directions out of NE, E, SE, SW, W, NW, such as 0305 E SE"};
const pattern8 = new RegExp("^\\d{4}( +(NE|E|SE|SW|W|NW))+$", "u");

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
if(func3(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.sides === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sides"},message:"must have required property '"+"sides"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "sides")) || (key0 === "name"))){
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
if(!(validate61(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.sides !== undefined){
let data1 = data.sides;
if(Array.isArray(data1)){
if(data1.length > 2000){
const err3 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
if(!(validate70(data1[i0], {instancePath:instancePath+"/sides/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate65(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(func3(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"title":"HexName","description":"A hex by its printed name: two digits of column and two of row, both from 01; `0101` is the top left.","type":["string","integer"],"pattern":"^\\d{4}$","minimum":101,"maximum":9999,"form":"a hex name of four digits, column and row, such as 0407"};
const pattern9 = new RegExp("^\\d{4}$", "u");

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
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},message:"must be string,integer"};
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
if(!pattern9.test(data)){
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
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"title":"PlaceNameEntry","description":"A name on the map.","type":"object","properties":{"kind":{"description":"What is named.","enum":["city","town","village","hills","sea","region"]},"name":{"description":"The name.","$ref":"common.schema.json#/definitions/name"},"at":{"description":"The hex where it stands: for cities, towns and villages.","$ref":"common.schema.json#/definitions/hex"},"along":{"description":"The hexes along which the name runs: for hills, seas and regions.","$ref":"common.schema.json#/definitions/hexes"}},"required":["kind","name"],"additionalProperties":false};

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
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},message:"must be string,integer"};
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
if(!pattern9.test(data)){
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"title":"HexNames","description":"Hex names separated by blanks, for example `0101 0201 0302`.","type":["string","integer"],"pattern":"^\\s*\\d{4}(\\s+\\d{4})*\\s*$","minimum":101,"maximum":9999,"maxLength":4000,"form":"hex names separated by blanks, such as 0101 0201 0302"};
const pattern10 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})*\\s*$", "u");

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
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer"};
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
if(func3(data) > 4000){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern10.test(data)){
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "at")) || (key0 === "along"))){
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
let data0 = data.kind;
if(!((((((data0 === "city") || (data0 === "town")) || (data0 === "village")) || (data0 === "hills")) || (data0 === "sea")) || (data0 === "region"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema32.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate65(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate75(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.along !== undefined){
if(!(validate80(data.along, {instancePath:instancePath+"/along",parentData:data,parentDataProperty:"along",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema40 = {"title":"ExampleUnit","description":"A unit of the example.","type":"object","properties":{"id":{"description":"Its id in the example.","$ref":"common.schema.json#/definitions/id"},"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"type":{"description":"Id of its unit type.","$ref":"common.schema.json#/definitions/id"},"name":{"description":"Its name. Default: the name of its type.","$ref":"common.schema.json#/definitions/name"},"hex":{"description":"Where it stands. A unit has this or `arrives`.","$ref":"common.schema.json#/definitions/hex"},"steps":{"description":"Steps, 1 to 12. Default: the most that its type has.","type":"integer","minimum":1,"maximum":12},"suppressed":{"description":"Steps of these that are suppressed, 0 to 12. Default: 0.","type":"integer","minimum":0,"maximum":12,"default":0},"experience":{"description":"Experience, 0 to 1000. Default: 100.","type":"integer","minimum":0,"maximum":1000,"default":100},"entrenchment":{"description":"0 none, 1 entrenched, 2 fortified. Default: 0.","enum":[0,1,2],"default":0},"unsupplied":{"description":"Turns that it has been without supply, 0 to 20. Default: 0.","type":"integer","minimum":0,"maximum":20,"default":0},"movementPoints":{"description":"Movement points left, 0 to 50. Default: all.","type":"integer","minimum":0,"maximum":50},"actionPoint":{"description":"Its action point. Default: available, unless it has been without supply too long.","enum":["available","locked","expended"]},"retreated":{"description":"Whether it has retreated this turn. Default: false.","type":"boolean","default":false},"lossesThisTurn":{"description":"Steps lost or suppressed this turn, 0 to 20. Default: 0.","type":"integer","minimum":0,"maximum":20,"default":0},"arrives":{"title":"ExampleArrival","description":"For a reinforcement: from when and where it may enter.","type":"object","properties":{"turn":{"description":"First turn in which it may enter, 1 to 100.","type":"integer","minimum":1,"maximum":100},"hexes":{"description":"Hexes where it may enter.","type":"array","items":{"$ref":"common.schema.json#/definitions/hex"},"minItems":1,"maxItems":50}},"required":["turn","hexes"],"additionalProperties":false}},"required":["id","side","type"],"additionalProperties":false};

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
if(!(func1.call(schema40.properties, key0))){
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
if(!(validate103(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
let data1 = data.side;
if(!((data1 === 1) || (data1 === 2))){
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema40.properties.side.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate103(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate55(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.hex !== undefined){
if(!(validate95(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data5 = data.steps;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.suppressed !== undefined){
let data6 = data.suppressed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 12 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.experience !== undefined){
let data7 = data.experience;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.entrenchment !== undefined){
let data8 = data.entrenchment;
if(!(((data8 === 0) || (data8 === 1)) || (data8 === 2))){
const err14 = {instancePath:instancePath+"/entrenchment",schemaPath:"#/properties/entrenchment/enum",keyword:"enum",params:{allowedValues: schema40.properties.entrenchment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.unsupplied !== undefined){
let data9 = data.unsupplied;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.movementPoints !== undefined){
let data10 = data.movementPoints;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/movementPoints",schemaPath:"#/properties/movementPoints/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 50 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/movementPoints",schemaPath:"#/properties/movementPoints/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/movementPoints",schemaPath:"#/properties/movementPoints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.actionPoint !== undefined){
let data11 = data.actionPoint;
if(!(((data11 === "available") || (data11 === "locked")) || (data11 === "expended"))){
const err21 = {instancePath:instancePath+"/actionPoint",schemaPath:"#/properties/actionPoint/enum",keyword:"enum",params:{allowedValues: schema40.properties.actionPoint.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.retreated !== undefined){
if(typeof data.retreated !== "boolean"){
const err22 = {instancePath:instancePath+"/retreated",schemaPath:"#/properties/retreated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.lossesThisTurn !== undefined){
let data13 = data.lossesThisTurn;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err23 = {instancePath:instancePath+"/lossesThisTurn",schemaPath:"#/properties/lossesThisTurn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 20 || isNaN(data13)){
const err24 = {instancePath:instancePath+"/lossesThisTurn",schemaPath:"#/properties/lossesThisTurn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err25 = {instancePath:instancePath+"/lossesThisTurn",schemaPath:"#/properties/lossesThisTurn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.arrives !== undefined){
let data14 = data.arrives;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.turn === undefined){
const err26 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/required",keyword:"required",params:{missingProperty: "turn"},message:"must have required property '"+"turn"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data14.hexes === undefined){
const err27 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data14){
if(!((key1 === "turn") || (key1 === "hexes"))){
const err28 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.turn !== undefined){
let data15 = data14.turn;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err29 = {instancePath:instancePath+"/arrives/turn",schemaPath:"#/properties/arrives/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100 || isNaN(data15)){
const err30 = {instancePath:instancePath+"/arrives/turn",schemaPath:"#/properties/arrives/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err31 = {instancePath:instancePath+"/arrives/turn",schemaPath:"#/properties/arrives/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data14.hexes !== undefined){
let data16 = data14.hexes;
if(Array.isArray(data16)){
if(data16.length > 50){
const err32 = {instancePath:instancePath+"/arrives/hexes",schemaPath:"#/properties/arrives/properties/hexes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data16.length < 1){
const err33 = {instancePath:instancePath+"/arrives/hexes",schemaPath:"#/properties/arrives/properties/hexes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate95(data16[i0], {instancePath:instancePath+"/arrives/hexes/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/arrives/hexes",schemaPath:"#/properties/arrives/properties/hexes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"title":"ExampleSource","description":"A source of supply.","type":"object","properties":{"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"kind":{"description":"How supply arrives.","enum":["rail","port","truck","ship","air"]},"hex":{"description":"Where.","$ref":"common.schema.json#/definitions/hex"},"value":{"description":"Supply at the source, in per cent. Default: 100.","$ref":"common.schema.json#/definitions/percent"}},"required":["side","kind","hex"],"additionalProperties":false};
const schema42 = {"title":"Percent","description":"Per cent, 0 to 100.","type":"integer","minimum":0,"maximum":100};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
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
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.side === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hex === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "side") || (key0 === "kind")) || (key0 === "hex")) || (key0 === "value"))){
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
if(data.side !== undefined){
let data0 = data.side;
if(!((data0 === 1) || (data0 === 2))){
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema41.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(!(((((data1 === "rail") || (data1 === "port")) || (data1 === "truck")) || (data1 === "ship")) || (data1 === "air"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema41.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hex !== undefined){
if(!(validate95(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate114(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"title":"ExampleHub","description":"A supply hub.","type":"object","properties":{"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"hex":{"description":"Where it stands.","$ref":"common.schema.json#/definitions/hex"},"trucks":{"description":"Lorries that work from it, 1 to 5.","type":"integer","minimum":1,"maximum":5}},"required":["side","hex","trucks"],"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.side === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hex === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.trucks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trucks"},message:"must have required property '"+"trucks"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "side") || (key0 === "hex")) || (key0 === "trucks"))){
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
if(data.side !== undefined){
let data0 = data.side;
if(!((data0 === 1) || (data0 === 2))){
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema43.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hex !== undefined){
if(!(validate95(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.trucks !== undefined){
let data2 = data.trucks;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/trucks",schemaPath:"#/properties/trucks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/trucks",schemaPath:"#/properties/trucks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/trucks",schemaPath:"#/properties/trucks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"title":"ExampleObjective","description":"A primary objective.","type":"object","properties":{"side":{"description":"1 the first side, 2 the second.","enum":[1,2]},"hex":{"description":"Where it is.","$ref":"common.schema.json#/definitions/hex"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"by":{"description":"Last turn for the full reward, 1 to 100.","type":"integer","minimum":1,"maximum":100}},"required":["side","hex","name","by"],"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.side === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hex === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.by === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "side") || (key0 === "hex")) || (key0 === "name")) || (key0 === "by"))){
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
if(data.side !== undefined){
let data0 = data.side;
if(!((data0 === 1) || (data0 === 2))){
const err5 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema44.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hex !== undefined){
if(!(validate95(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate55(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
let data3 = data.by;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"title":"ExampleAction","description":"One action: move, attack, enter, claim or end-turn.","type":"object","properties":{"move":{"title":"MoveAction","description":"A unit moves.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"common.schema.json#/definitions/id"},"to":{"description":"Where it goes.","$ref":"common.schema.json#/definitions/hex"}},"required":["unit","to"],"additionalProperties":false},"attack":{"title":"AttackAction","description":"A unit attacks.","type":"object","properties":{"unit":{"description":"Id of the unit that attacks.","$ref":"common.schema.json#/definitions/id"},"target":{"description":"Id of the unit that is attacked.","$ref":"common.schema.json#/definitions/id"}},"required":["unit","target"],"additionalProperties":false},"enter":{"title":"EnterAction","description":"A reinforcement enters.","type":"object","properties":{"unit":{"description":"Id of the unit.","$ref":"common.schema.json#/definitions/id"},"to":{"description":"Where it enters.","$ref":"common.schema.json#/definitions/hex"}},"required":["unit","to"],"additionalProperties":false},"claim":{"description":"The side claims the victory: write `claim: true`.","const":true},"end-turn":{"description":"The side ends its turn: write `end-turn: true`.","const":true}},"additionalProperties":false,"minProperties":1,"maxProperties":1};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
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
if(!(((((key0 === "move") || (key0 === "attack")) || (key0 === "enter")) || (key0 === "claim")) || (key0 === "end-turn"))){
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
if(data.move !== undefined){
let data0 = data.move;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.unit === undefined){
const err3 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.to === undefined){
const err4 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "unit") || (key1 === "to"))){
const err5 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.unit !== undefined){
if(!(validate103(data0.unit, {instancePath:instancePath+"/move/unit",parentData:data0,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data0.to !== undefined){
if(!(validate95(data0.to, {instancePath:instancePath+"/move/to",parentData:data0,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.attack !== undefined){
let data3 = data.attack;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.unit === undefined){
const err7 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.target === undefined){
const err8 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "unit") || (key2 === "target"))){
const err9 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.unit !== undefined){
if(!(validate103(data3.unit, {instancePath:instancePath+"/attack/unit",parentData:data3,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data3.target !== undefined){
if(!(validate103(data3.target, {instancePath:instancePath+"/attack/target",parentData:data3,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.enter !== undefined){
let data6 = data.enter;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.unit === undefined){
const err11 = {instancePath:instancePath+"/enter",schemaPath:"#/properties/enter/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.to === undefined){
const err12 = {instancePath:instancePath+"/enter",schemaPath:"#/properties/enter/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key3 in data6){
if(!((key3 === "unit") || (key3 === "to"))){
const err13 = {instancePath:instancePath+"/enter",schemaPath:"#/properties/enter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.unit !== undefined){
if(!(validate103(data6.unit, {instancePath:instancePath+"/enter/unit",parentData:data6,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data6.to !== undefined){
if(!(validate95(data6.to, {instancePath:instancePath+"/enter/to",parentData:data6,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/enter",schemaPath:"#/properties/enter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.claim !== undefined){
if(true !== data.claim){
const err15 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data["end-turn"] !== undefined){
if(true !== data["end-turn"]){
const err16 = {instancePath:instancePath+"/end-turn",schemaPath:"#/properties/end-turn/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"title":"ExampleExpectation","description":"What must come of an example; only what is written is compared.","type":"object","properties":{"value":{"description":"The explained number: combat shifts, movement points or per cent. Compared to as many decimals as are written.","type":"number","minimum":-100000,"maximum":100000},"terms":{"description":"Terms of the explanation by rule id; terms of the same rule are added up.","type":"object","propertyNames":{"$ref":"#/definitions/ruleName"},"additionalProperties":{"description":"The value of the term.","type":"number","minimum":-100000,"maximum":100000},"maxProperties":40},"legal":{"description":"Whether the action is legal.","type":"boolean"},"attackerLoss":{"description":"Steps that the forecast tells the attacker to lose.","type":"integer","minimum":0,"maximum":12},"defenderLoss":{"description":"Steps that it tells the defender to lose.","type":"integer","minimum":0,"maximum":12},"defenderSuppression":{"description":"Steps that it tells the defender to have suppressed.","type":"integer","minimum":0,"maximum":12},"retreatChance":{"description":"Chance that the defender must retreat, in per cent, rounded.","type":"integer","minimum":0,"maximum":100},"overrunChance":{"description":"Chance of an overrun, in per cent, rounded.","type":"integer","minimum":0,"maximum":100},"units":{"description":"Units by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/unitExpectation"},"maxProperties":40},"owner":{"description":"Who holds hexes, by hex name: 1, 2 or nobody.","type":"object","additionalProperties":{"description":"Who holds the hex: 1, 2 or nobody.","enum":[1,2,"nobody"]},"maxProperties":100,"propertyNames":{"$ref":"#/definitions/hexKey"}},"forts":{"description":"Forts by hex name: intact or destroyed.","type":"object","additionalProperties":{"description":"Whether it is intact or destroyed.","enum":["intact","destroyed"]},"maxProperties":50,"propertyNames":{"$ref":"#/definitions/hexKey"}},"hubs":{"description":"Hubs by hex name: working or gone.","type":"object","additionalProperties":{"description":"Whether it is working or gone.","enum":["working","gone"]},"maxProperties":50,"propertyNames":{"$ref":"#/definitions/hexKey"}},"prestige":{"description":"Prestige. A pair: the first side's and the second side's.","type":"array","items":{"description":"Prestige of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"score":{"description":"Score. A pair: the first side's and the second side's.","type":"array","items":{"description":"Score of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"killed":{"description":"Steps killed. A pair: the first side's and the second side's.","type":"array","items":{"description":"Steps of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"stragglers":{"description":"Steps lost as stragglers. A pair: the first side's and the second side's.","type":"array","items":{"description":"Steps of one side.","type":"integer","minimum":-100000,"maximum":100000},"minItems":2,"maxItems":2},"turn":{"description":"The turn, 1 to 100.","type":"integer","minimum":1,"maximum":100},"side":{"description":"Whose turn it is, 1 or 2.","enum":[1,2]},"winner":{"description":"Who has won the game: 1, 2 or nobody; `none` while it goes on.","enum":[1,2,"nobody","none"]}},"additionalProperties":false,"minProperties":1};
const schema47 = {"title":"UnitExpectation","description":"How a unit stands.","type":"object","properties":{"hex":{"description":"Where it stands.","$ref":"common.schema.json#/definitions/hex"},"destroyed":{"description":"Whether it has been destroyed.","type":"boolean"},"active":{"description":"Active steps.","type":"integer","minimum":0,"maximum":12},"suppressed":{"description":"Suppressed steps.","type":"integer","minimum":0,"maximum":12},"steps":{"description":"Steps, active and suppressed.","type":"integer","minimum":0,"maximum":12},"experience":{"description":"Experience.","type":"integer","minimum":0,"maximum":1000},"entrenchment":{"description":"0 none, 1 entrenched, 2 fortified.","enum":[0,1,2]},"unsupplied":{"description":"Turns without supply.","type":"integer","minimum":0,"maximum":100},"movementPoints":{"description":"Movement points left.","type":"integer","minimum":0,"maximum":50},"actionPoint":{"description":"Its action point.","enum":["available","locked","expended"]},"retreated":{"description":"Whether it has retreated this turn.","type":"boolean"},"lossesThisTurn":{"description":"Steps lost or suppressed this turn.","type":"integer","minimum":0,"maximum":100},"moved":{"description":"Whether it has moved this turn.","type":"boolean"}},"additionalProperties":false,"minProperties":1};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
if(!(func1.call(schema47.properties, key0))){
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
if(data.hex !== undefined){
if(!(validate95(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.destroyed !== undefined){
if(typeof data.destroyed !== "boolean"){
const err2 = {instancePath:instancePath+"/destroyed",schemaPath:"#/properties/destroyed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.active !== undefined){
let data2 = data.active;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.suppressed !== undefined){
let data3 = data.suppressed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 12 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.steps !== undefined){
let data4 = data.steps;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 12 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.experience !== undefined){
let data5 = data.experience;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.entrenchment !== undefined){
let data6 = data.entrenchment;
if(!(((data6 === 0) || (data6 === 1)) || (data6 === 2))){
const err15 = {instancePath:instancePath+"/entrenchment",schemaPath:"#/properties/entrenchment/enum",keyword:"enum",params:{allowedValues: schema47.properties.entrenchment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.unsupplied !== undefined){
let data7 = data.unsupplied;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.movementPoints !== undefined){
let data8 = data.movementPoints;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/movementPoints",schemaPath:"#/properties/movementPoints/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/movementPoints",schemaPath:"#/properties/movementPoints/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/movementPoints",schemaPath:"#/properties/movementPoints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.actionPoint !== undefined){
let data9 = data.actionPoint;
if(!(((data9 === "available") || (data9 === "locked")) || (data9 === "expended"))){
const err22 = {instancePath:instancePath+"/actionPoint",schemaPath:"#/properties/actionPoint/enum",keyword:"enum",params:{allowedValues: schema47.properties.actionPoint.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.retreated !== undefined){
if(typeof data.retreated !== "boolean"){
const err23 = {instancePath:instancePath+"/retreated",schemaPath:"#/properties/retreated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.lossesThisTurn !== undefined){
let data11 = data.lossesThisTurn;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/lossesThisTurn",schemaPath:"#/properties/lossesThisTurn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/lossesThisTurn",schemaPath:"#/properties/lossesThisTurn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/lossesThisTurn",schemaPath:"#/properties/lossesThisTurn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.moved !== undefined){
if(typeof data.moved !== "boolean"){
const err27 = {instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"description":"A hex by its printed name; YAML reads `0201` as the number 201.","type":"string","pattern":"^\\d{3,4}$","form":"a hex name of four digits, column and row, such as 0407"};
const pattern14 = new RegExp("^\\d{3,4}$", "u");

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(func1.call(schema46.properties, key0))){
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
if(data.value !== undefined){
let data0 = data.value;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < -100000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.terms !== undefined){
let data1 = data.terms;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 40){
const err5 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxProperties",keyword:"maxProperties",params:{limit: 40},message:"must NOT have more than 40 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
const _errs6 = errors;
if(!(validate57(key1, {instancePath:instancePath+"/terms",parentData:data1,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/terms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/terms/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < -100000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/terms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/terms/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
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
const err9 = {instancePath:instancePath+"/terms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/terms/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err10 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.legal !== undefined){
if(typeof data.legal !== "boolean"){
const err11 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.attackerLoss !== undefined){
let data4 = data.attackerLoss;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 12 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/attackerLoss",schemaPath:"#/properties/attackerLoss/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.defenderLoss !== undefined){
let data5 = data.defenderLoss;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/defenderLoss",schemaPath:"#/properties/defenderLoss/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/defenderLoss",schemaPath:"#/properties/defenderLoss/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/defenderLoss",schemaPath:"#/properties/defenderLoss/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.defenderSuppression !== undefined){
let data6 = data.defenderSuppression;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/defenderSuppression",schemaPath:"#/properties/defenderSuppression/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 12 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/defenderSuppression",schemaPath:"#/properties/defenderSuppression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/defenderSuppression",schemaPath:"#/properties/defenderSuppression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.retreatChance !== undefined){
let data7 = data.retreatChance;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/retreatChance",schemaPath:"#/properties/retreatChance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/retreatChance",schemaPath:"#/properties/retreatChance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/retreatChance",schemaPath:"#/properties/retreatChance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.overrunChance !== undefined){
let data8 = data.overrunChance;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/overrunChance",schemaPath:"#/properties/overrunChance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/overrunChance",schemaPath:"#/properties/overrunChance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/overrunChance",schemaPath:"#/properties/overrunChance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.units !== undefined){
let data9 = data.units;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 40){
const err27 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxProperties",keyword:"maxProperties",params:{limit: 40},message:"must NOT have more than 40 properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 in data9){
const _errs24 = errors;
if(!(validate103(key3, {instancePath:instancePath+"/units",parentData:data9,parentDataProperty:"units",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
const err28 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key4 in data9){
if(!(validate144(data9[key4], {instancePath:instancePath+"/units/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.owner !== undefined){
let data11 = data.owner;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 100){
const err30 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key5 in data11){
const _errs29 = errors;
if(!(validate147(key5, {instancePath:instancePath+"/owner",parentData:data11,parentDataProperty:"owner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid5 = _errs29 === errors;
if(!valid5){
const err31 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
for(const key6 in data11){
let data12 = data11[key6];
if(!(((data12 === 1) || (data12 === 2)) || (data12 === "nobody"))){
const err32 = {instancePath:instancePath+"/owner/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/owner/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema46.properties.owner.additionalProperties.enum},message:"must be equal to one of the allowed values"};
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
else {
const err33 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.forts !== undefined){
let data13 = data.forts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 50){
const err34 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key7 in data13){
const _errs34 = errors;
if(!(validate147(key7, {instancePath:instancePath+"/forts",parentData:data13,parentDataProperty:"forts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid7 = _errs34 === errors;
if(!valid7){
const err35 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/propertyNames",keyword:"propertyNames",params:{propertyName: key7},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
for(const key8 in data13){
let data14 = data13[key8];
if(!((data14 === "intact") || (data14 === "destroyed"))){
const err36 = {instancePath:instancePath+"/forts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/forts/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema46.properties.forts.additionalProperties.enum},message:"must be equal to one of the allowed values"};
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
else {
const err37 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.hubs !== undefined){
let data15 = data.hubs;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 50){
const err38 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key9 in data15){
const _errs39 = errors;
if(!(validate147(key9, {instancePath:instancePath+"/hubs",parentData:data15,parentDataProperty:"hubs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid9 = _errs39 === errors;
if(!valid9){
const err39 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/propertyNames",keyword:"propertyNames",params:{propertyName: key9},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
for(const key10 in data15){
let data16 = data15[key10];
if(!((data16 === "working") || (data16 === "gone"))){
const err40 = {instancePath:instancePath+"/hubs/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hubs/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema46.properties.hubs.additionalProperties.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.prestige !== undefined){
let data17 = data.prestige;
if(Array.isArray(data17)){
if(data17.length > 2){
const err42 = {instancePath:instancePath+"/prestige",schemaPath:"#/properties/prestige/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data17.length < 2){
const err43 = {instancePath:instancePath+"/prestige",schemaPath:"#/properties/prestige/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/prestige/" + i0,schemaPath:"#/properties/prestige/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/prestige/" + i0,schemaPath:"#/properties/prestige/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18 < -100000 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/prestige/" + i0,schemaPath:"#/properties/prestige/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/prestige",schemaPath:"#/properties/prestige/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.score !== undefined){
let data19 = data.score;
if(Array.isArray(data19)){
if(data19.length > 2){
const err48 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data19.length < 2){
const err49 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err50 = {instancePath:instancePath+"/score/" + i1,schemaPath:"#/properties/score/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100000 || isNaN(data20)){
const err51 = {instancePath:instancePath+"/score/" + i1,schemaPath:"#/properties/score/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data20 < -100000 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/score/" + i1,schemaPath:"#/properties/score/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
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
}
else {
const err53 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.killed !== undefined){
let data21 = data.killed;
if(Array.isArray(data21)){
if(data21.length > 2){
const err54 = {instancePath:instancePath+"/killed",schemaPath:"#/properties/killed/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21.length < 2){
const err55 = {instancePath:instancePath+"/killed",schemaPath:"#/properties/killed/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err56 = {instancePath:instancePath+"/killed/" + i2,schemaPath:"#/properties/killed/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 100000 || isNaN(data22)){
const err57 = {instancePath:instancePath+"/killed/" + i2,schemaPath:"#/properties/killed/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22 < -100000 || isNaN(data22)){
const err58 = {instancePath:instancePath+"/killed/" + i2,schemaPath:"#/properties/killed/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
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
const err59 = {instancePath:instancePath+"/killed",schemaPath:"#/properties/killed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.stragglers !== undefined){
let data23 = data.stragglers;
if(Array.isArray(data23)){
if(data23.length > 2){
const err60 = {instancePath:instancePath+"/stragglers",schemaPath:"#/properties/stragglers/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data23.length < 2){
const err61 = {instancePath:instancePath+"/stragglers",schemaPath:"#/properties/stragglers/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err62 = {instancePath:instancePath+"/stragglers/" + i3,schemaPath:"#/properties/stragglers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100000 || isNaN(data24)){
const err63 = {instancePath:instancePath+"/stragglers/" + i3,schemaPath:"#/properties/stragglers/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24 < -100000 || isNaN(data24)){
const err64 = {instancePath:instancePath+"/stragglers/" + i3,schemaPath:"#/properties/stragglers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
}
else {
const err65 = {instancePath:instancePath+"/stragglers",schemaPath:"#/properties/stragglers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.turn !== undefined){
let data25 = data.turn;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err66 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 100 || isNaN(data25)){
const err67 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err68 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data.side !== undefined){
let data26 = data.side;
if(!((data26 === 1) || (data26 === 2))){
const err69 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema46.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.winner !== undefined){
let data27 = data.winner;
if(!((((data27 === 1) || (data27 === 2)) || (data27 === "nobody")) || (data27 === "none"))){
const err70 = {instancePath:instancePath+"/winner",schemaPath:"#/properties/winner/enum",keyword:"enum",params:{allowedValues: schema46.properties.winner.enum},message:"must be equal to one of the allowed values"};
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
else {
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="example.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
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
if(!(func1.call(schema20.properties, key0))){
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
if(!(validate55(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
if(!(validate57(data1[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
if(func3(data3) > 2000){
const err9 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func3(data3) < 1){
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
if(data.owner !== undefined){
let data4 = data.owner;
if(typeof data4 === "string"){
if(func3(data4) > 2000){
const err12 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func3(data4) < 1){
const err13 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ways !== undefined){
let data5 = data.ways;
if(Array.isArray(data5)){
if(data5.length > 50){
const err15 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 0){
const err16 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate83(data5[i1], {instancePath:instancePath+"/ways/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.barriers !== undefined){
let data7 = data.barriers;
if(Array.isArray(data7)){
if(data7.length > 50){
const err18 = {instancePath:instancePath+"/barriers",schemaPath:"#/properties/barriers/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 0){
const err19 = {instancePath:instancePath+"/barriers",schemaPath:"#/properties/barriers/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate88(data7[i2], {instancePath:instancePath+"/barriers/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/barriers",schemaPath:"#/properties/barriers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.bridges !== undefined){
let data9 = data.bridges;
if(Array.isArray(data9)){
if(data9.length > 50){
const err21 = {instancePath:instancePath+"/bridges",schemaPath:"#/properties/bridges/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.length < 0){
const err22 = {instancePath:instancePath+"/bridges",schemaPath:"#/properties/bridges/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate93(data9[i3], {instancePath:instancePath+"/bridges/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/bridges",schemaPath:"#/properties/bridges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.forts !== undefined){
let data11 = data.forts;
if(Array.isArray(data11)){
if(data11.length > 50){
const err24 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.length < 0){
const err25 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(validate95(data11[i4], {instancePath:instancePath+"/forts/" + i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.destroyedForts !== undefined){
let data13 = data.destroyedForts;
if(Array.isArray(data13)){
if(data13.length > 50){
const err27 = {instancePath:instancePath+"/destroyedForts",schemaPath:"#/properties/destroyedForts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13.length < 0){
const err28 = {instancePath:instancePath+"/destroyedForts",schemaPath:"#/properties/destroyedForts/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
if(!(validate95(data13[i5], {instancePath:instancePath+"/destroyedForts/" + i5,parentData:data13,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/destroyedForts",schemaPath:"#/properties/destroyedForts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.names !== undefined){
let data15 = data.names;
if(Array.isArray(data15)){
if(data15.length > 50){
const err30 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data15.length < 0){
const err31 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len6 = data15.length;
for(let i6=0; i6<len6; i6++){
if(!(validate98(data15[i6], {instancePath:instancePath+"/names/" + i6,parentData:data15,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.weather !== undefined){
if(!(validate103(data.weather, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.difficulty !== undefined){
let data18 = data.difficulty;
if(!((((data18 === "easy") || (data18 === "normal")) || (data18 === "classic")) || (data18 === "hard"))){
const err33 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/enum",keyword:"enum",params:{allowedValues: schema20.properties.difficulty.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.turn !== undefined){
let data19 = data.turn;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err34 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
const err35 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err36 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.turns !== undefined){
let data20 = data.turns;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err37 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100 || isNaN(data20)){
const err38 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err39 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.side !== undefined){
let data21 = data.side;
if(!((data21 === 1) || (data21 === 2))){
const err40 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema20.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.victory !== undefined){
let data22 = data.victory;
if(Array.isArray(data22)){
if(data22.length > 2){
const err41 = {instancePath:instancePath+"/victory",schemaPath:"#/properties/victory/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data22.length < 2){
const err42 = {instancePath:instancePath+"/victory",schemaPath:"#/properties/victory/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
let data23 = data22[i7];
if(!((data23 === "objectives") || (data23 === "deny"))){
const err43 = {instancePath:instancePath+"/victory/" + i7,schemaPath:"#/properties/victory/items/enum",keyword:"enum",params:{allowedValues: schema20.properties.victory.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/victory",schemaPath:"#/properties/victory/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.units !== undefined){
let data24 = data.units;
if(Array.isArray(data24)){
if(data24.length > 40){
const err45 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data24.length < 1){
const err46 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len8 = data24.length;
for(let i8=0; i8<len8; i8++){
if(!(validate105(data24[i8], {instancePath:instancePath+"/units/" + i8,parentData:data24,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.sources !== undefined){
let data26 = data.sources;
if(Array.isArray(data26)){
if(data26.length > 20){
const err48 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data26.length < 0){
const err49 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
if(!(validate112(data26[i9], {instancePath:instancePath+"/sources/" + i9,parentData:data26,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.hubs !== undefined){
let data28 = data.hubs;
if(Array.isArray(data28)){
if(data28.length > 20){
const err51 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data28.length < 0){
const err52 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len10 = data28.length;
for(let i10=0; i10<len10; i10++){
if(!(validate117(data28[i10], {instancePath:instancePath+"/hubs/" + i10,parentData:data28,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.objectives !== undefined){
let data30 = data.objectives;
if(Array.isArray(data30)){
if(data30.length > 20){
const err54 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data30.length < 0){
const err55 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len11 = data30.length;
for(let i11=0; i11<len11; i11++){
if(!(validate120(data30[i11], {instancePath:instancePath+"/objectives/" + i11,parentData:data30,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.explain !== undefined){
let data32 = data.explain;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(Object.keys(data32).length > 1){
const err57 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(Object.keys(data32).length < 1){
const err58 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key1 in data32){
if(!(((key1 === "odds") || (key1 === "movement")) || (key1 === "supply"))){
const err59 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data32.odds !== undefined){
let data33 = data32.odds;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.attacker === undefined){
const err60 = {instancePath:instancePath+"/explain/odds",schemaPath:"#/properties/explain/properties/odds/required",keyword:"required",params:{missingProperty: "attacker"},message:"must have required property '"+"attacker"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data33.target === undefined){
const err61 = {instancePath:instancePath+"/explain/odds",schemaPath:"#/properties/explain/properties/odds/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key2 in data33){
if(!((key2 === "attacker") || (key2 === "target"))){
const err62 = {instancePath:instancePath+"/explain/odds",schemaPath:"#/properties/explain/properties/odds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data33.attacker !== undefined){
if(!(validate103(data33.attacker, {instancePath:instancePath+"/explain/odds/attacker",parentData:data33,parentDataProperty:"attacker",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data33.target !== undefined){
if(!(validate103(data33.target, {instancePath:instancePath+"/explain/odds/target",parentData:data33,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err63 = {instancePath:instancePath+"/explain/odds",schemaPath:"#/properties/explain/properties/odds/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data32.movement !== undefined){
let data36 = data32.movement;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.unit === undefined){
const err64 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data36.to === undefined){
const err65 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key3 in data36){
if(!((key3 === "unit") || (key3 === "to"))){
const err66 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data36.unit !== undefined){
if(!(validate103(data36.unit, {instancePath:instancePath+"/explain/movement/unit",parentData:data36,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data36.to !== undefined){
if(!(validate95(data36.to, {instancePath:instancePath+"/explain/movement/to",parentData:data36,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err67 = {instancePath:instancePath+"/explain/movement",schemaPath:"#/properties/explain/properties/movement/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data32.supply !== undefined){
let data39 = data32.supply;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key4 in data39){
if(!(((key4 === "unit") || (key4 === "hex")) || (key4 === "side"))){
const err68 = {instancePath:instancePath+"/explain/supply",schemaPath:"#/properties/explain/properties/supply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data39.unit !== undefined){
if(!(validate103(data39.unit, {instancePath:instancePath+"/explain/supply/unit",parentData:data39,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data39.hex !== undefined){
if(!(validate95(data39.hex, {instancePath:instancePath+"/explain/supply/hex",parentData:data39,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data39.side !== undefined){
let data42 = data39.side;
if(!((data42 === 1) || (data42 === 2))){
const err69 = {instancePath:instancePath+"/explain/supply/side",schemaPath:"#/properties/explain/properties/supply/properties/side/enum",keyword:"enum",params:{allowedValues: schema20.properties.explain.properties.supply.properties.side.enum},message:"must be equal to one of the allowed values"};
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
const err70 = {instancePath:instancePath+"/explain/supply",schemaPath:"#/properties/explain/properties/supply/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err71 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.forecast !== undefined){
let data43 = data.forecast;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.attacker === undefined){
const err72 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/required",keyword:"required",params:{missingProperty: "attacker"},message:"must have required property '"+"attacker"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data43.target === undefined){
const err73 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key5 in data43){
if(!((key5 === "attacker") || (key5 === "target"))){
const err74 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data43.attacker !== undefined){
if(!(validate103(data43.attacker, {instancePath:instancePath+"/forecast/attacker",parentData:data43,parentDataProperty:"attacker",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data43.target !== undefined){
if(!(validate103(data43.target, {instancePath:instancePath+"/forecast/target",parentData:data43,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err75 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.legal !== undefined){
if(!(validate132(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.do !== undefined){
let data47 = data.do;
if(Array.isArray(data47)){
if(data47.length > 40){
const err76 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data47.length < 1){
const err77 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len12 = data47.length;
for(let i12=0; i12<len12; i12++){
if(!(validate132(data47[i12], {instancePath:instancePath+"/do/" + i12,parentData:data47,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.dice !== undefined){
let data49 = data.dice;
if(Array.isArray(data49)){
if(data49.length > 200){
const err79 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data49.length < 0){
const err80 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len13 = data49.length;
for(let i13=0; i13<len13; i13++){
let data50 = data49[i13];
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err81 = {instancePath:instancePath+"/dice/" + i13,schemaPath:"#/properties/dice/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 2147483647 || isNaN(data50)){
const err82 = {instancePath:instancePath+"/dice/" + i13,schemaPath:"#/properties/dice/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err83 = {instancePath:instancePath+"/dice/" + i13,schemaPath:"#/properties/dice/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err84 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.expect !== undefined){
if(!(validate141(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const experience = validate152;
const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"experience.schema.json","title":"ExperienceFile","description":"Experience and what it does.","type":"object","properties":{"kind":{"description":"What this file is.","const":"experience"},"maximum":{"description":"Most experience that a unit can have, 1 to 1000.","type":"integer","minimum":1,"maximum":1000},"slowRecovery":{"description":"Steps that recover less in rough terrain, 0 to 9.","type":"integer","minimum":0,"maximum":9},"levels":{"description":"Levels, the lowest first.","type":"array","items":{"$ref":"#/definitions/level"},"minItems":1,"maxItems":6}},"required":["kind","maximum","slowRecovery","levels"],"additionalProperties":false,"definitions":{"level":{"title":"ExperienceLevelEntry","description":"A level of experience.","type":"object","properties":{"id":{"description":"Its id.","enum":["green","regular","veteran","elite"]},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"from":{"description":"Least experience of the level, 0 to 1000.","type":"integer","minimum":0,"maximum":1000},"gain":{"title":"ExperienceGain","description":"Experience for each enemy step lost or suppressed.","type":"object","properties":{"attack":{"description":"When attacking, 0 to 100.","type":"integer","minimum":0,"maximum":100},"defence":{"description":"When defending, 0 to 100.","type":"integer","minimum":0,"maximum":100}},"required":["attack","defence"],"additionalProperties":false},"gainForStanding":{"description":"Experience for each combat without retreating, 0 to 100.","type":"integer","minimum":0,"maximum":100},"lossShift":{"description":"Favourable shift on its own losses, 0 to 9 columns.","type":"integer","minimum":0,"maximum":9},"armourFright":{"description":"Whether enemy armour adds to its losses.","type":"boolean"},"suppressedUnsupplied":{"description":"Steps suppressed on the second turn without supply, 0 to 12.","type":"integer","minimum":0,"maximum":12},"recovery":{"description":"Suppressed steps that recover per turn in supply, 0 to 12.","type":"integer","minimum":0,"maximum":12},"supplyBonus":{"description":"Added to such a unit's chance of supply, in per cent.","$ref":"common.schema.json#/definitions/percent"},"scoreKilled":{"description":"Score for destroying such a unit, 0 to 100.","type":"integer","minimum":0,"maximum":100}},"required":["id","name","from","gain","gainForStanding","lossShift","armourFright","suppressedUnsupplied","recovery","supplyBonus","scoreKilled"],"additionalProperties":false}}};
const schema50 = {"title":"ExperienceLevelEntry","description":"A level of experience.","type":"object","properties":{"id":{"description":"Its id.","enum":["green","regular","veteran","elite"]},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"from":{"description":"Least experience of the level, 0 to 1000.","type":"integer","minimum":0,"maximum":1000},"gain":{"title":"ExperienceGain","description":"Experience for each enemy step lost or suppressed.","type":"object","properties":{"attack":{"description":"When attacking, 0 to 100.","type":"integer","minimum":0,"maximum":100},"defence":{"description":"When defending, 0 to 100.","type":"integer","minimum":0,"maximum":100}},"required":["attack","defence"],"additionalProperties":false},"gainForStanding":{"description":"Experience for each combat without retreating, 0 to 100.","type":"integer","minimum":0,"maximum":100},"lossShift":{"description":"Favourable shift on its own losses, 0 to 9 columns.","type":"integer","minimum":0,"maximum":9},"armourFright":{"description":"Whether enemy armour adds to its losses.","type":"boolean"},"suppressedUnsupplied":{"description":"Steps suppressed on the second turn without supply, 0 to 12.","type":"integer","minimum":0,"maximum":12},"recovery":{"description":"Suppressed steps that recover per turn in supply, 0 to 12.","type":"integer","minimum":0,"maximum":12},"supplyBonus":{"description":"Added to such a unit's chance of supply, in per cent.","$ref":"common.schema.json#/definitions/percent"},"scoreKilled":{"description":"Score for destroying such a unit, 0 to 100.","type":"integer","minimum":0,"maximum":100}},"required":["id","name","from","gain","gainForStanding","lossShift","armourFright","suppressedUnsupplied","recovery","supplyBonus","scoreKilled"],"additionalProperties":false};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
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
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
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
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gain === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gain"},message:"must have required property '"+"gain"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.gainForStanding === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gainForStanding"},message:"must have required property '"+"gainForStanding"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lossShift === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lossShift"},message:"must have required property '"+"lossShift"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.armourFright === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "armourFright"},message:"must have required property '"+"armourFright"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.suppressedUnsupplied === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressedUnsupplied"},message:"must have required property '"+"suppressedUnsupplied"+"'"};
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
if(data.supplyBonus === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supplyBonus"},message:"must have required property '"+"supplyBonus"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.scoreKilled === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scoreKilled"},message:"must have required property '"+"scoreKilled"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((((data0 === "green") || (data0 === "regular")) || (data0 === "veteran")) || (data0 === "elite"))){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues: schema50.properties.id.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate154(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.gain !== undefined){
let data3 = data.gain;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.attack === undefined){
const err16 = {instancePath:instancePath+"/gain",schemaPath:"#/properties/gain/required",keyword:"required",params:{missingProperty: "attack"},message:"must have required property '"+"attack"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.defence === undefined){
const err17 = {instancePath:instancePath+"/gain",schemaPath:"#/properties/gain/required",keyword:"required",params:{missingProperty: "defence"},message:"must have required property '"+"defence"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "attack") || (key1 === "defence"))){
const err18 = {instancePath:instancePath+"/gain",schemaPath:"#/properties/gain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.attack !== undefined){
let data4 = data3.attack;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err19 = {instancePath:instancePath+"/gain/attack",schemaPath:"#/properties/gain/properties/attack/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/gain/attack",schemaPath:"#/properties/gain/properties/attack/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/gain/attack",schemaPath:"#/properties/gain/properties/attack/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.defence !== undefined){
let data5 = data3.defence;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/gain/defence",schemaPath:"#/properties/gain/properties/defence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/gain/defence",schemaPath:"#/properties/gain/properties/defence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/gain/defence",schemaPath:"#/properties/gain/properties/defence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err25 = {instancePath:instancePath+"/gain",schemaPath:"#/properties/gain/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.gainForStanding !== undefined){
let data6 = data.gainForStanding;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/gainForStanding",schemaPath:"#/properties/gainForStanding/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/gainForStanding",schemaPath:"#/properties/gainForStanding/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/gainForStanding",schemaPath:"#/properties/gainForStanding/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.lossShift !== undefined){
let data7 = data.lossShift;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/lossShift",schemaPath:"#/properties/lossShift/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/lossShift",schemaPath:"#/properties/lossShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/lossShift",schemaPath:"#/properties/lossShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.armourFright !== undefined){
if(typeof data.armourFright !== "boolean"){
const err32 = {instancePath:instancePath+"/armourFright",schemaPath:"#/properties/armourFright/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.suppressedUnsupplied !== undefined){
let data9 = data.suppressedUnsupplied;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/suppressedUnsupplied",schemaPath:"#/properties/suppressedUnsupplied/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 12 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/suppressedUnsupplied",schemaPath:"#/properties/suppressedUnsupplied/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/suppressedUnsupplied",schemaPath:"#/properties/suppressedUnsupplied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.recovery !== undefined){
let data10 = data.recovery;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err36 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 12 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.supplyBonus !== undefined){
if(!(validate156(data.supplyBonus, {instancePath:instancePath+"/supplyBonus",parentData:data,parentDataProperty:"supplyBonus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.scoreKilled !== undefined){
let data12 = data.scoreKilled;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err39 = {instancePath:instancePath+"/scoreKilled",schemaPath:"#/properties/scoreKilled/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/scoreKilled",schemaPath:"#/properties/scoreKilled/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/scoreKilled",schemaPath:"#/properties/scoreKilled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="experience.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
if(data.maximum === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximum"},message:"must have required property '"+"maximum"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.slowRecovery === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slowRecovery"},message:"must have required property '"+"slowRecovery"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.levels === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "maximum")) || (key0 === "slowRecovery")) || (key0 === "levels"))){
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
if(data.kind !== undefined){
if("experience" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "experience"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maximum !== undefined){
let data1 = data.maximum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.slowRecovery !== undefined){
let data2 = data.slowRecovery;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/slowRecovery",schemaPath:"#/properties/slowRecovery/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/slowRecovery",schemaPath:"#/properties/slowRecovery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/slowRecovery",schemaPath:"#/properties/slowRecovery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.levels !== undefined){
let data3 = data.levels;
if(Array.isArray(data3)){
if(data3.length > 6){
const err12 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 1){
const err13 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate153(data3[i0], {instancePath:instancePath+"/levels/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const hexsides = validate159;
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"hexsides.schema.json","title":"HexsidesFile","description":"The table of rivers, ridges and other hexsides.","type":"object","properties":{"kind":{"description":"What this file is.","const":"hexsides"},"entries":{"description":"Kinds of hexside by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"HexsideEntry","description":"A kind of hexside.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"look":{"description":"How the map draws it.","enum":["minor-river","major-river","wadi","ridge","escarpment"]},"crossing":{"description":"free: no hindrance; extra: `extraCost` more away from ways; fresh: takes all points of a fresh unit; way-only: along a way; never: not at all. A bridge lifts fresh and never.","enum":["free","extra","fresh","way-only","never"]},"extraCost":{"description":"Movement points more for crossing it, 0 to 9.","type":"integer","minimum":0,"maximum":9},"bridgeable":{"description":"Whether a bridge can stand here.","type":"boolean"},"attackShift":{"description":"Combat shift on attacks across it, -9 to 0 columns.","type":"integer","minimum":-9,"maximum":0},"attack":{"description":"Whether attacks across it are possible: always, only along a way, or never.","enum":["always","way-only","never"]},"armourShift":{"description":"Whether armour counts across it.","type":"boolean"},"stopsZone":{"description":"Whether it stops a zone of control.","type":"boolean"},"stopsSweep":{"description":"Whether it stops the sweep of the front line.","type":"boolean"},"stopsRetreat":{"description":"Whether a retreat needs a bridge to cross it.","type":"boolean"},"disruption":{"description":"Supply lost crossing it without a bridge, in per cent, 0 to 100; null: supply does not cross without one.","type":["integer","null"],"minimum":0,"maximum":100}},"required":["name","description","look","crossing","extraCost","bridgeable","attackShift","attack","armourShift","stopsZone","stopsSweep","stopsRetreat","disruption"],"additionalProperties":false}}};

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
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema55 = {"title":"HexsideEntry","description":"A kind of hexside.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"look":{"description":"How the map draws it.","enum":["minor-river","major-river","wadi","ridge","escarpment"]},"crossing":{"description":"free: no hindrance; extra: `extraCost` more away from ways; fresh: takes all points of a fresh unit; way-only: along a way; never: not at all. A bridge lifts fresh and never.","enum":["free","extra","fresh","way-only","never"]},"extraCost":{"description":"Movement points more for crossing it, 0 to 9.","type":"integer","minimum":0,"maximum":9},"bridgeable":{"description":"Whether a bridge can stand here.","type":"boolean"},"attackShift":{"description":"Combat shift on attacks across it, -9 to 0 columns.","type":"integer","minimum":-9,"maximum":0},"attack":{"description":"Whether attacks across it are possible: always, only along a way, or never.","enum":["always","way-only","never"]},"armourShift":{"description":"Whether armour counts across it.","type":"boolean"},"stopsZone":{"description":"Whether it stops a zone of control.","type":"boolean"},"stopsSweep":{"description":"Whether it stops the sweep of the front line.","type":"boolean"},"stopsRetreat":{"description":"Whether a retreat needs a bridge to cross it.","type":"boolean"},"disruption":{"description":"Supply lost crossing it without a bridge, in per cent, 0 to 100; null: supply does not cross without one.","type":["integer","null"],"minimum":0,"maximum":100}},"required":["name","description","look","crossing","extraCost","bridgeable","attackShift","attack","armourShift","stopsZone","stopsSweep","stopsRetreat","disruption"],"additionalProperties":false};

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
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"title":"Line","description":"A sentence or two, at most 400 characters.","type":"string","pattern":"^\\S(.*\\S)?$","maxLength":400,"form":"one line of text without blanks at its ends"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
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
if(data.crossing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crossing"},message:"must have required property '"+"crossing"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.extraCost === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extraCost"},message:"must have required property '"+"extraCost"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.bridgeable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bridgeable"},message:"must have required property '"+"bridgeable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attackShift === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attackShift"},message:"must have required property '"+"attackShift"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.attack === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attack"},message:"must have required property '"+"attack"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.armourShift === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "armourShift"},message:"must have required property '"+"armourShift"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.stopsZone === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stopsZone"},message:"must have required property '"+"stopsZone"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.stopsSweep === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stopsSweep"},message:"must have required property '"+"stopsSweep"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.stopsRetreat === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stopsRetreat"},message:"must have required property '"+"stopsRetreat"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.disruption === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disruption"},message:"must have required property '"+"disruption"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema55.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate163(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate165(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(!(((((data2 === "minor-river") || (data2 === "major-river")) || (data2 === "wadi")) || (data2 === "ridge")) || (data2 === "escarpment"))){
const err14 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema55.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.crossing !== undefined){
let data3 = data.crossing;
if(!(((((data3 === "free") || (data3 === "extra")) || (data3 === "fresh")) || (data3 === "way-only")) || (data3 === "never"))){
const err15 = {instancePath:instancePath+"/crossing",schemaPath:"#/properties/crossing/enum",keyword:"enum",params:{allowedValues: schema55.properties.crossing.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.extraCost !== undefined){
let data4 = data.extraCost;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/extraCost",schemaPath:"#/properties/extraCost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/extraCost",schemaPath:"#/properties/extraCost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/extraCost",schemaPath:"#/properties/extraCost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.bridgeable !== undefined){
if(typeof data.bridgeable !== "boolean"){
const err19 = {instancePath:instancePath+"/bridgeable",schemaPath:"#/properties/bridgeable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.attackShift !== undefined){
let data6 = data.attackShift;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/attackShift",schemaPath:"#/properties/attackShift/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/attackShift",schemaPath:"#/properties/attackShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < -9 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/attackShift",schemaPath:"#/properties/attackShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
if(data.attack !== undefined){
let data7 = data.attack;
if(!(((data7 === "always") || (data7 === "way-only")) || (data7 === "never"))){
const err23 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/enum",keyword:"enum",params:{allowedValues: schema55.properties.attack.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.armourShift !== undefined){
if(typeof data.armourShift !== "boolean"){
const err24 = {instancePath:instancePath+"/armourShift",schemaPath:"#/properties/armourShift/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.stopsZone !== undefined){
if(typeof data.stopsZone !== "boolean"){
const err25 = {instancePath:instancePath+"/stopsZone",schemaPath:"#/properties/stopsZone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.stopsSweep !== undefined){
if(typeof data.stopsSweep !== "boolean"){
const err26 = {instancePath:instancePath+"/stopsSweep",schemaPath:"#/properties/stopsSweep/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.stopsRetreat !== undefined){
if(typeof data.stopsRetreat !== "boolean"){
const err27 = {instancePath:instancePath+"/stopsRetreat",schemaPath:"#/properties/stopsRetreat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.disruption !== undefined){
let data12 = data.disruption;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err28 = {instancePath:instancePath+"/disruption",schemaPath:"#/properties/disruption/type",keyword:"type",params:{type: schema55.properties.disruption.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/disruption",schemaPath:"#/properties/disruption/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/disruption",schemaPath:"#/properties/disruption/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="hexsides.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
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
if("hexsides" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "hexsides"},message:"must be equal to constant"};
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
if(!(validate160(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
if(!(validate162(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
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
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const map = validate59;
const schema24 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"map.schema.json","title":"MapFile","description":"The map of a scenario: layers of signs that a person can read, and lists of what runs along hexes and hexsides.","type":"object","properties":{"kind":{"description":"What this file is.","const":"map"},"terrain":{"description":"One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.","type":"string","minLength":1,"maxLength":200000},"owner":{"description":"Who holds each hex at the start, in the same layout: 1 the first side, 2 the second side, - nobody.","type":"string","minLength":1,"maxLength":200000},"ways":{"description":"Roads, tracks and railways.","type":"array","items":{"$ref":"#/definitions/way"},"minItems":0,"maxItems":2000},"barriers":{"description":"Rivers, ridges and escarpments.","type":"array","items":{"$ref":"#/definitions/barrier"},"minItems":0,"maxItems":2000},"bridges":{"description":"Hexsides that a bridge crosses.","type":"array","items":{"$ref":"common.schema.json#/definitions/hexsides"},"minItems":0,"maxItems":2000},"forts":{"description":"Hexes with a fort.","type":"array","items":{"$ref":"common.schema.json#/definitions/hex"},"minItems":0,"maxItems":2000},"names":{"description":"Names of places.","type":"array","items":{"$ref":"#/definitions/placeName"},"minItems":0,"maxItems":2000}},"required":["kind","terrain","owner"],"additionalProperties":false,"definitions":{"way":{"title":"WayRun","description":"A road, track or railway.","type":"object","properties":{"kind":{"description":"Id in the table of ways.","$ref":"common.schema.json#/definitions/id"},"run":{"description":"The hexes that it runs through.","$ref":"common.schema.json#/definitions/run"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"}},"required":["kind","run"],"additionalProperties":false},"barrier":{"title":"BarrierEntry","description":"Hexsides of one kind that belong together.","type":"object","properties":{"kind":{"description":"Id in the table of hexsides.","$ref":"common.schema.json#/definitions/id"},"sides":{"description":"Its hexsides: a hex and one or more directions each.","type":"array","items":{"$ref":"common.schema.json#/definitions/hexsides"},"minItems":1,"maxItems":2000},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"}},"required":["kind","sides"],"additionalProperties":false},"placeName":{"title":"PlaceNameEntry","description":"A name on the map.","type":"object","properties":{"kind":{"description":"What is named.","enum":["city","town","village","hills","sea","region"]},"name":{"description":"The name.","$ref":"common.schema.json#/definitions/name"},"at":{"description":"The hex where it stands: for cities, towns and villages.","$ref":"common.schema.json#/definitions/hex"},"along":{"description":"The hexes along which the name runs: for hills, seas and regions.","$ref":"common.schema.json#/definitions/hexes"}},"required":["kind","name"],"additionalProperties":false}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
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
if(!(((key0 === "kind") || (key0 === "run")) || (key0 === "name"))){
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
if(!(validate61(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.run !== undefined){
if(!(validate63(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate65(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.sides === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sides"},message:"must have required property '"+"sides"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "sides")) || (key0 === "name"))){
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
if(!(validate61(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.sides !== undefined){
let data1 = data.sides;
if(Array.isArray(data1)){
if(data1.length > 2000){
const err3 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
if(!(validate70(data1[i0], {instancePath:instancePath+"/sides/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate65(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "at")) || (key0 === "along"))){
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
let data0 = data.kind;
if(!((((((data0 === "city") || (data0 === "town")) || (data0 === "village")) || (data0 === "hills")) || (data0 === "sea")) || (data0 === "region"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema32.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate65(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate75(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.along !== undefined){
if(!(validate80(data.along, {instancePath:instancePath+"/along",parentData:data,parentDataProperty:"along",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="map.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
if(data.terrain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terrain"},message:"must have required property '"+"terrain"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.owner === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "terrain")) || (key0 === "owner")) || (key0 === "ways")) || (key0 === "barriers")) || (key0 === "bridges")) || (key0 === "forts")) || (key0 === "names"))){
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
if(data.terrain !== undefined){
let data1 = data.terrain;
if(typeof data1 === "string"){
if(func3(data1) > 200000){
const err5 = {instancePath:instancePath+"/terrain",schemaPath:"#/properties/terrain/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func3(data1) < 1){
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
if(data.owner !== undefined){
let data2 = data.owner;
if(typeof data2 === "string"){
if(func3(data2) > 200000){
const err8 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func3(data2) < 1){
const err9 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data3 = data.ways;
if(Array.isArray(data3)){
if(data3.length > 2000){
const err11 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 0){
const err12 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data3[i0], {instancePath:instancePath+"/ways/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
if(data.barriers !== undefined){
let data5 = data.barriers;
if(Array.isArray(data5)){
if(data5.length > 2000){
const err14 = {instancePath:instancePath+"/barriers",schemaPath:"#/properties/barriers/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.length < 0){
const err15 = {instancePath:instancePath+"/barriers",schemaPath:"#/properties/barriers/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate68(data5[i1], {instancePath:instancePath+"/barriers/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/barriers",schemaPath:"#/properties/barriers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.bridges !== undefined){
let data7 = data.bridges;
if(Array.isArray(data7)){
if(data7.length > 2000){
const err17 = {instancePath:instancePath+"/bridges",schemaPath:"#/properties/bridges/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 0){
const err18 = {instancePath:instancePath+"/bridges",schemaPath:"#/properties/bridges/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate70(data7[i2], {instancePath:instancePath+"/bridges/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/bridges",schemaPath:"#/properties/bridges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.forts !== undefined){
let data9 = data.forts;
if(Array.isArray(data9)){
if(data9.length > 2000){
const err20 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.length < 0){
const err21 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate75(data9[i3], {instancePath:instancePath+"/forts/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/forts",schemaPath:"#/properties/forts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.names !== undefined){
let data11 = data.names;
if(Array.isArray(data11)){
if(data11.length > 2000){
const err23 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11.length < 0){
const err24 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(validate77(data11[i4], {instancePath:instancePath+"/names/" + i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const movement = validate168;
const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"movement.schema.json","title":"MovementFile","description":"The numbers of movement.","type":"object","properties":{"kind":{"description":"What this file is.","const":"movement"},"weakBelow":{"description":"A unit with fewer active steps is weak, 1 to 12.","type":"integer","minimum":1,"maximum":12},"retreatCostMax":{"description":"Dearest hex that a retreat may enter, in movement points, 1 to 3.","type":"integer","minimum":1,"maximum":3}},"required":["kind","weakBelow","retreatCostMax"],"additionalProperties":false};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="movement.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
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
if(data.weakBelow === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weakBelow"},message:"must have required property '"+"weakBelow"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.retreatCostMax === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retreatCostMax"},message:"must have required property '"+"retreatCostMax"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "weakBelow")) || (key0 === "retreatCostMax"))){
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
if("movement" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "movement"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.weakBelow !== undefined){
let data1 = data.weakBelow;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/weakBelow",schemaPath:"#/properties/weakBelow/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 12 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/weakBelow",schemaPath:"#/properties/weakBelow/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/weakBelow",schemaPath:"#/properties/weakBelow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.retreatCostMax !== undefined){
let data2 = data.retreatCostMax;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/retreatCostMax",schemaPath:"#/properties/retreatCostMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/retreatCostMax",schemaPath:"#/properties/retreatCostMax/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/retreatCostMax",schemaPath:"#/properties/retreatCostMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const nations = validate169;
const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"nations.schema.json","title":"NationsFile","description":"The table of nations.","type":"object","properties":{"kind":{"description":"What this file is.","const":"nations"},"entries":{"description":"Nations by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"NationEntry","description":"A nation.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"adjective":{"description":"Its adjective.","$ref":"common.schema.json#/definitions/name"},"maxSteps":{"description":"Most steps of a unit unless its type says less, 1 to 12.","type":"integer","minimum":1,"maximum":12},"stragglers":{"description":"Chance that a lost step becomes stragglers, as [parts, of].","type":"array","items":{"description":"A number of parts, 0 to 100.","type":"integer","minimum":0,"maximum":100},"minItems":2,"maxItems":2,"tsType":"[number, number]"},"colour":{"description":"Colour of its counters.","$ref":"common.schema.json#/definitions/colours"}},"required":["name","adjective","maxSteps","stragglers","colour"],"additionalProperties":false}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema61 = {"title":"NationEntry","description":"A nation.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"adjective":{"description":"Its adjective.","$ref":"common.schema.json#/definitions/name"},"maxSteps":{"description":"Most steps of a unit unless its type says less, 1 to 12.","type":"integer","minimum":1,"maximum":12},"stragglers":{"description":"Chance that a lost step becomes stragglers, as [parts, of].","type":"array","items":{"description":"A number of parts, 0 to 100.","type":"integer","minimum":0,"maximum":100},"minItems":2,"maxItems":2,"tsType":"[number, number]"},"colour":{"description":"Colour of its counters.","$ref":"common.schema.json#/definitions/colours"}},"required":["name","adjective","maxSteps","stragglers","colour"],"additionalProperties":false};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema63 = {"title":"Colours","description":"A colour by day and by night.","type":"object","properties":{"light":{"description":"By day.","$ref":"#/definitions/colour"},"dark":{"description":"By night.","$ref":"#/definitions/colour"}},"required":["light","dark"],"additionalProperties":false};
const schema64 = {"title":"Colour","description":"A colour as `#rrggbb`.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","form":"a colour in quotes, such as '#b8860b'"};
const pattern21 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern21.test(data)){
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
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
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
if(!(validate177(data.light, {instancePath:instancePath+"/light",parentData:data,parentDataProperty:"light",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data.dark !== undefined){
if(!(validate177(data.dark, {instancePath:instancePath+"/dark",parentData:data,parentDataProperty:"dark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
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
if(data.maxSteps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxSteps"},message:"must have required property '"+"maxSteps"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stragglers === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stragglers"},message:"must have required property '"+"stragglers"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.colour === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colour"},message:"must have required property '"+"colour"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "adjective")) || (key0 === "maxSteps")) || (key0 === "stragglers")) || (key0 === "colour"))){
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
if(!(validate173(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.adjective !== undefined){
if(!(validate173(data.adjective, {instancePath:instancePath+"/adjective",parentData:data,parentDataProperty:"adjective",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.maxSteps !== undefined){
let data2 = data.maxSteps;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/maxSteps",schemaPath:"#/properties/maxSteps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxSteps",schemaPath:"#/properties/maxSteps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.stragglers !== undefined){
let data3 = data.stragglers;
if(Array.isArray(data3)){
if(data3.length > 2){
const err9 = {instancePath:instancePath+"/stragglers",schemaPath:"#/properties/stragglers/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 2){
const err10 = {instancePath:instancePath+"/stragglers",schemaPath:"#/properties/stragglers/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/stragglers/" + i0,schemaPath:"#/properties/stragglers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/stragglers/" + i0,schemaPath:"#/properties/stragglers/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/stragglers/" + i0,schemaPath:"#/properties/stragglers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err14 = {instancePath:instancePath+"/stragglers",schemaPath:"#/properties/stragglers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.colour !== undefined){
if(!(validate176(data.colour, {instancePath:instancePath+"/colour",parentData:data,parentDataProperty:"colour",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="nations.schema.json" */;
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
if(!(validate170(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
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
if(!(validate172(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
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
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scenario = validate182;
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"scenario.schema.json","title":"ScenarioFile","description":"A scenario: sides, units, objectives and supply. Its map stands in map.yaml, its briefing in briefing.md.","type":"object","properties":{"kind":{"description":"What this file is.","const":"scenario"},"system":{"description":"Id of the rule system.","$ref":"common.schema.json#/definitions/id"},"title":{"description":"Title.","$ref":"common.schema.json#/definitions/name"},"summary":{"description":"One sentence for lists and cards.","$ref":"common.schema.json#/definitions/line"},"level":{"description":"For whom: learn the game, a short game, a long game.","enum":["learn","short","long"]},"turns":{"description":"Rounds, 1 to 100; the game ends after the last.","type":"integer","minimum":1,"maximum":100},"date":{"description":"First day, as year-month-day.","type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$","form":"a date such as 1943-04-06"},"weather":{"description":"Id of the weather, or a list with one id for each turn.","type":["string","array"],"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","items":{"$ref":"common.schema.json#/definitions/id"},"minItems":1,"maxItems":100,"form":"the id of a weather"},"balance":{"title":"Balance","description":"The author's intent: share of games that a side wins between equal players.","type":"object","properties":{"side":{"description":"Id of the side that is meant.","$ref":"common.schema.json#/definitions/id"},"from":{"description":"Least share, in per cent.","$ref":"common.schema.json#/definitions/percent"},"to":{"description":"Greatest share, in per cent.","$ref":"common.schema.json#/definitions/percent"}},"required":["side","from","to"],"additionalProperties":false},"sides":{"description":"The two sides, in order of movement.","type":"array","items":{"$ref":"#/definitions/side"},"minItems":2,"maxItems":2},"sources":{"description":"Works that were used.","type":"array","items":{"$ref":"#/definitions/work"},"minItems":1,"maxItems":50},"daysPerTurn":{"description":"Days per turn, 1 to 60. Default: 1.","type":"integer","minimum":1,"maximum":60,"default":1},"difficulty":{"description":"Level of difficulty at which it is published. Default: normal.","enum":["easy","normal","classic","hard"],"default":"normal"},"suppress":{"description":"Lint findings that are accepted on purpose.","type":"array","items":{"$ref":"#/definitions/suppression"},"minItems":0,"maxItems":200}},"required":["kind","system","title","summary","level","turns","date","weather","balance","sides","sources"],"additionalProperties":false,"definitions":{"side":{"title":"SideEntry","description":"A side.","type":"object","properties":{"id":{"description":"Id of the side.","$ref":"common.schema.json#/definitions/id"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"colour":{"description":"Colour of its front line, ground and buttons.","$ref":"common.schema.json#/definitions/colours"},"victory":{"description":"objectives: wins by holding all its objectives at the end; deny: wins when the other side does not.","enum":["objectives","deny"]},"units":{"description":"Its units, in order.","type":"array","items":{"$ref":"#/definitions/unit"},"minItems":1,"maxItems":400},"sources":{"description":"Sources of supply.","type":"array","items":{"$ref":"#/definitions/source"},"minItems":0,"maxItems":100},"hubs":{"description":"Supply hubs.","type":"array","items":{"$ref":"#/definitions/hub"},"minItems":0,"maxItems":100},"objectives":{"description":"Hexes that it must hold to win.","type":"array","items":{"$ref":"#/definitions/objective"},"minItems":0,"maxItems":40}},"required":["id","name","colour","victory","units"],"additionalProperties":false},"unit":{"title":"UnitEntry","description":"A unit.","type":"object","properties":{"id":{"description":"Its id, unique in the scenario.","$ref":"common.schema.json#/definitions/id"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"type":{"description":"Id of its unit type.","$ref":"common.schema.json#/definitions/id"},"formation":{"description":"The higher formation that it belongs to, for display.","$ref":"common.schema.json#/definitions/name"},"hex":{"description":"Where it stands at the start. A unit has this or `arrives`.","$ref":"common.schema.json#/definitions/hex"},"steps":{"description":"Steps, 1 to 12, at most those of its type. Default: its type's.","type":"integer","minimum":1,"maximum":12},"suppressed":{"description":"Steps of these that are suppressed, 0 to 12. Default: 0.","type":"integer","minimum":0,"maximum":12,"default":0},"experience":{"description":"Experience, 0 to 1000. Default: 100.","type":"integer","minimum":0,"maximum":1000,"default":100},"entrenchment":{"description":"0 none, 1 entrenched, 2 fortified. Default: 0.","enum":[0,1,2],"default":0},"unsupplied":{"description":"Turns that it has been without supply, 0 to 20. Default: 0.","type":"integer","minimum":0,"maximum":20,"default":0},"arrives":{"title":"Arrival","description":"For a reinforcement: from when and where it may enter.","type":"object","properties":{"turn":{"description":"First turn in which it may enter, 1 to 100.","type":"integer","minimum":1,"maximum":100},"hexes":{"description":"Hexes where it may enter.","type":"array","items":{"$ref":"common.schema.json#/definitions/hex"},"minItems":1,"maxItems":200}},"required":["turn","hexes"],"additionalProperties":false}},"required":["id","name","type"],"additionalProperties":false},"source":{"title":"SourceEntry","description":"A source of supply.","type":"object","properties":{"kind":{"description":"How supply arrives.","enum":["rail","port","truck","ship","air"]},"hex":{"description":"Where.","$ref":"common.schema.json#/definitions/hex"},"value":{"description":"Supply at the source, in per cent. Default: 100.","$ref":"common.schema.json#/definitions/percent","default":100}},"required":["kind","hex"],"additionalProperties":false},"hub":{"title":"HubEntry","description":"A supply hub.","type":"object","properties":{"hex":{"description":"Where it stands.","$ref":"common.schema.json#/definitions/hex"},"trucks":{"description":"Lorries that work from it, 1 to 5.","type":"integer","minimum":1,"maximum":5}},"required":["hex","trucks"],"additionalProperties":false},"objective":{"title":"ObjectiveEntry","description":"A primary objective.","type":"object","properties":{"hex":{"description":"Where it is.","$ref":"common.schema.json#/definitions/hex"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"by":{"description":"Last turn for the full reward, 1 to 100.","type":"integer","minimum":1,"maximum":100}},"required":["hex","name","by"],"additionalProperties":false},"work":{"title":"WorkEntry","description":"A work that was used.","type":"object","properties":{"title":{"description":"Title.","type":"string","minLength":1,"maxLength":200},"author":{"description":"Author.","type":"string","minLength":1,"maxLength":200},"year":{"description":"Year of publication, 1500 to 2100.","type":"integer","minimum":1500,"maximum":2100}},"required":["title","author","year"],"additionalProperties":false},"suppression":{"title":"SuppressionEntry","description":"A lint finding that is accepted on purpose.","type":"object","properties":{"code":{"description":"Code of the finding.","$ref":"common.schema.json#/definitions/id"},"reason":{"description":"Why it is right here.","type":"string","minLength":1,"maxLength":400},"at":{"description":"Id of the unit or side, or hex name, that the finding is about; absent: the whole scenario.","type":["string","integer"],"minLength":1,"maxLength":120,"minimum":101,"maximum":9999}},"required":["code","reason"],"additionalProperties":false}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema70 = {"title":"SideEntry","description":"A side.","type":"object","properties":{"id":{"description":"Id of the side.","$ref":"common.schema.json#/definitions/id"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"colour":{"description":"Colour of its front line, ground and buttons.","$ref":"common.schema.json#/definitions/colours"},"victory":{"description":"objectives: wins by holding all its objectives at the end; deny: wins when the other side does not.","enum":["objectives","deny"]},"units":{"description":"Its units, in order.","type":"array","items":{"$ref":"#/definitions/unit"},"minItems":1,"maxItems":400},"sources":{"description":"Sources of supply.","type":"array","items":{"$ref":"#/definitions/source"},"minItems":0,"maxItems":100},"hubs":{"description":"Supply hubs.","type":"array","items":{"$ref":"#/definitions/hub"},"minItems":0,"maxItems":100},"objectives":{"description":"Hexes that it must hold to win.","type":"array","items":{"$ref":"#/definitions/objective"},"minItems":0,"maxItems":40}},"required":["id","name","colour","victory","units"],"additionalProperties":false};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
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
if(!(validate177(data.light, {instancePath:instancePath+"/light",parentData:data,parentDataProperty:"light",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data.dark !== undefined){
if(!(validate177(data.dark, {instancePath:instancePath+"/dark",parentData:data,parentDataProperty:"dark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"title":"UnitEntry","description":"A unit.","type":"object","properties":{"id":{"description":"Its id, unique in the scenario.","$ref":"common.schema.json#/definitions/id"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"type":{"description":"Id of its unit type.","$ref":"common.schema.json#/definitions/id"},"formation":{"description":"The higher formation that it belongs to, for display.","$ref":"common.schema.json#/definitions/name"},"hex":{"description":"Where it stands at the start. A unit has this or `arrives`.","$ref":"common.schema.json#/definitions/hex"},"steps":{"description":"Steps, 1 to 12, at most those of its type. Default: its type's.","type":"integer","minimum":1,"maximum":12},"suppressed":{"description":"Steps of these that are suppressed, 0 to 12. Default: 0.","type":"integer","minimum":0,"maximum":12,"default":0},"experience":{"description":"Experience, 0 to 1000. Default: 100.","type":"integer","minimum":0,"maximum":1000,"default":100},"entrenchment":{"description":"0 none, 1 entrenched, 2 fortified. Default: 0.","enum":[0,1,2],"default":0},"unsupplied":{"description":"Turns that it has been without supply, 0 to 20. Default: 0.","type":"integer","minimum":0,"maximum":20,"default":0},"arrives":{"title":"Arrival","description":"For a reinforcement: from when and where it may enter.","type":"object","properties":{"turn":{"description":"First turn in which it may enter, 1 to 100.","type":"integer","minimum":1,"maximum":100},"hexes":{"description":"Hexes where it may enter.","type":"array","items":{"$ref":"common.schema.json#/definitions/hex"},"minItems":1,"maxItems":200}},"required":["turn","hexes"],"additionalProperties":false}},"required":["id","name","type"],"additionalProperties":false};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},message:"must be string,integer"};
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
if(!pattern9.test(data)){
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
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
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
if(!(func1.call(schema72.properties, key0))){
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
if(!(validate183(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate185(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate183(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.formation !== undefined){
if(!(validate185(data.formation, {instancePath:instancePath+"/formation",parentData:data,parentDataProperty:"formation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.hex !== undefined){
if(!(validate206(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data5 = data.steps;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
const err5 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.suppressed !== undefined){
let data6 = data.suppressed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 12 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.experience !== undefined){
let data7 = data.experience;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.entrenchment !== undefined){
let data8 = data.entrenchment;
if(!(((data8 === 0) || (data8 === 1)) || (data8 === 2))){
const err13 = {instancePath:instancePath+"/entrenchment",schemaPath:"#/properties/entrenchment/enum",keyword:"enum",params:{allowedValues: schema72.properties.entrenchment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.unsupplied !== undefined){
let data9 = data.unsupplied;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err14 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/unsupplied",schemaPath:"#/properties/unsupplied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.arrives !== undefined){
let data10 = data.arrives;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.turn === undefined){
const err17 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/required",keyword:"required",params:{missingProperty: "turn"},message:"must have required property '"+"turn"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.hexes === undefined){
const err18 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/required",keyword:"required",params:{missingProperty: "hexes"},message:"must have required property '"+"hexes"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data10){
if(!((key1 === "turn") || (key1 === "hexes"))){
const err19 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data10.turn !== undefined){
let data11 = data10.turn;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/arrives/turn",schemaPath:"#/properties/arrives/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/arrives/turn",schemaPath:"#/properties/arrives/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/arrives/turn",schemaPath:"#/properties/arrives/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data10.hexes !== undefined){
let data12 = data10.hexes;
if(Array.isArray(data12)){
if(data12.length > 200){
const err23 = {instancePath:instancePath+"/arrives/hexes",schemaPath:"#/properties/arrives/properties/hexes/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12.length < 1){
const err24 = {instancePath:instancePath+"/arrives/hexes",schemaPath:"#/properties/arrives/properties/hexes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate206(data12[i0], {instancePath:instancePath+"/arrives/hexes/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/arrives/hexes",schemaPath:"#/properties/arrives/properties/hexes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err26 = {instancePath:instancePath+"/arrives",schemaPath:"#/properties/arrives/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"title":"SourceEntry","description":"A source of supply.","type":"object","properties":{"kind":{"description":"How supply arrives.","enum":["rail","port","truck","ship","air"]},"hex":{"description":"Where.","$ref":"common.schema.json#/definitions/hex"},"value":{"description":"Supply at the source, in per cent. Default: 100.","$ref":"common.schema.json#/definitions/percent","default":100}},"required":["kind","hex"],"additionalProperties":false};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
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
if(data.hex === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "hex")) || (key0 === "value"))){
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
let data0 = data.kind;
if(!(((((data0 === "rail") || (data0 === "port")) || (data0 === "truck")) || (data0 === "ship")) || (data0 === "air"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema74.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.hex !== undefined){
if(!(validate206(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate191(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"title":"HubEntry","description":"A supply hub.","type":"object","properties":{"hex":{"description":"Where it stands.","$ref":"common.schema.json#/definitions/hex"},"trucks":{"description":"Lorries that work from it, 1 to 5.","type":"integer","minimum":1,"maximum":5}},"required":["hex","trucks"],"additionalProperties":false};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hex === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trucks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trucks"},message:"must have required property '"+"trucks"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "hex") || (key0 === "trucks"))){
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
if(data.hex !== undefined){
if(!(validate206(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.trucks !== undefined){
let data1 = data.trucks;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/trucks",schemaPath:"#/properties/trucks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 5 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/trucks",schemaPath:"#/properties/trucks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/trucks",schemaPath:"#/properties/trucks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"title":"ObjectiveEntry","description":"A primary objective.","type":"object","properties":{"hex":{"description":"Where it is.","$ref":"common.schema.json#/definitions/hex"},"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"by":{"description":"Last turn for the full reward, 1 to 100.","type":"integer","minimum":1,"maximum":100}},"required":["hex","name","by"],"additionalProperties":false};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hex === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hex"},message:"must have required property '"+"hex"+"'"};
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
if(data.by === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "hex") || (key0 === "name")) || (key0 === "by"))){
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
if(data.hex !== undefined){
if(!(validate206(data.hex, {instancePath:instancePath+"/hex",parentData:data,parentDataProperty:"hex",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate185(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
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
if(data.victory === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "victory"},message:"must have required property '"+"victory"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.units === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "colour")) || (key0 === "victory")) || (key0 === "units")) || (key0 === "sources")) || (key0 === "hubs")) || (key0 === "objectives"))){
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
if(data.id !== undefined){
if(!(validate183(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate185(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.colour !== undefined){
if(!(validate197(data.colour, {instancePath:instancePath+"/colour",parentData:data,parentDataProperty:"colour",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
if(data.victory !== undefined){
let data3 = data.victory;
if(!((data3 === "objectives") || (data3 === "deny"))){
const err6 = {instancePath:instancePath+"/victory",schemaPath:"#/properties/victory/enum",keyword:"enum",params:{allowedValues: schema70.properties.victory.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.units !== undefined){
let data4 = data.units;
if(Array.isArray(data4)){
if(data4.length > 400){
const err7 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 400},message:"must NOT have more than 400 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate201(data4[i0], {instancePath:instancePath+"/units/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sources !== undefined){
let data6 = data.sources;
if(Array.isArray(data6)){
if(data6.length > 100){
const err10 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.length < 0){
const err11 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate210(data6[i1], {instancePath:instancePath+"/sources/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.hubs !== undefined){
let data8 = data.hubs;
if(Array.isArray(data8)){
if(data8.length > 100){
const err13 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.length < 0){
const err14 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate214(data8[i2], {instancePath:instancePath+"/hubs/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hubs",schemaPath:"#/properties/hubs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.objectives !== undefined){
let data10 = data.objectives;
if(Array.isArray(data10)){
if(data10.length > 40){
const err16 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data10.length < 0){
const err17 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate217(data10[i3], {instancePath:instancePath+"/objectives/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"title":"WorkEntry","description":"A work that was used.","type":"object","properties":{"title":{"description":"Title.","type":"string","minLength":1,"maxLength":200},"author":{"description":"Author.","type":"string","minLength":1,"maxLength":200},"year":{"description":"Year of publication, 1500 to 2100.","type":"integer","minimum":1500,"maximum":2100}},"required":["title","author","year"],"additionalProperties":false};

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
if(func3(data0) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func3(data0) < 1){
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
if(func3(data1) > 200){
const err7 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func3(data1) < 1){
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
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"title":"SuppressionEntry","description":"A lint finding that is accepted on purpose.","type":"object","properties":{"code":{"description":"Code of the finding.","$ref":"common.schema.json#/definitions/id"},"reason":{"description":"Why it is right here.","type":"string","minLength":1,"maxLength":400},"at":{"description":"Id of the unit or side, or hex name, that the finding is about; absent: the whole scenario.","type":["string","integer"],"minLength":1,"maxLength":120,"minimum":101,"maximum":9999}},"required":["code","reason"],"additionalProperties":false};

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
if(!(((key0 === "code") || (key0 === "reason")) || (key0 === "at"))){
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
if(!(validate183(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func3(data1) > 400){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func3(data1) < 1){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema78.properties.at.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 101 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 101},message:"must be >= 101"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func3(data2) > 120){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func3(data2) < 1){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern25 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scenario.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
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
if(data.weather === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weather"},message:"must have required property '"+"weather"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.balance === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sides === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sides"},message:"must have required property '"+"sides"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.sources === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema65.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
if("scenario" !== data.kind){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "scenario"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.system !== undefined){
if(!(validate183(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate185(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate187(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data.level !== undefined){
let data4 = data.level;
if(!(((data4 === "learn") || (data4 === "short")) || (data4 === "long"))){
const err13 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema65.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.turns !== undefined){
let data5 = data.turns;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.date !== undefined){
let data6 = data.date;
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
const err17 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.weather !== undefined){
let data7 = data.weather;
if((typeof data7 !== "string") && (!(Array.isArray(data7)))){
const err19 = {instancePath:instancePath+"/weather",schemaPath:"#/properties/weather/type",keyword:"type",params:{type: schema65.properties.weather.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err20 = {instancePath:instancePath+"/weather",schemaPath:"#/properties/weather/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(Array.isArray(data7)){
if(data7.length > 100){
const err21 = {instancePath:instancePath+"/weather",schemaPath:"#/properties/weather/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 1){
const err22 = {instancePath:instancePath+"/weather",schemaPath:"#/properties/weather/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate183(data7[i0], {instancePath:instancePath+"/weather/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
}
}
if(data.balance !== undefined){
let data9 = data.balance;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.side === undefined){
const err23 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.from === undefined){
const err24 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.to === undefined){
const err25 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data9){
if(!(((key1 === "side") || (key1 === "from")) || (key1 === "to"))){
const err26 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.side !== undefined){
if(!(validate183(data9.side, {instancePath:instancePath+"/balance/side",parentData:data9,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data9.from !== undefined){
if(!(validate191(data9.from, {instancePath:instancePath+"/balance/from",parentData:data9,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data9.to !== undefined){
if(!(validate191(data9.to, {instancePath:instancePath+"/balance/to",parentData:data9,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sides !== undefined){
let data13 = data.sides;
if(Array.isArray(data13)){
if(data13.length > 2){
const err28 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.length < 2){
const err29 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate194(data13[i1], {instancePath:instancePath+"/sides/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sources !== undefined){
let data15 = data.sources;
if(Array.isArray(data15)){
if(data15.length > 50){
const err31 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data15.length < 1){
const err32 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate222(data15[i2], {instancePath:instancePath+"/sources/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.daysPerTurn !== undefined){
let data17 = data.daysPerTurn;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/daysPerTurn",schemaPath:"#/properties/daysPerTurn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 60 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/daysPerTurn",schemaPath:"#/properties/daysPerTurn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err36 = {instancePath:instancePath+"/daysPerTurn",schemaPath:"#/properties/daysPerTurn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.difficulty !== undefined){
let data18 = data.difficulty;
if(!((((data18 === "easy") || (data18 === "normal")) || (data18 === "classic")) || (data18 === "hard"))){
const err37 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/enum",keyword:"enum",params:{allowedValues: schema65.properties.difficulty.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.suppress !== undefined){
let data19 = data.suppress;
if(Array.isArray(data19)){
if(data19.length > 200){
const err38 = {instancePath:instancePath+"/suppress",schemaPath:"#/properties/suppress/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data19.length < 0){
const err39 = {instancePath:instancePath+"/suppress",schemaPath:"#/properties/suppress/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(validate224(data19[i3], {instancePath:instancePath+"/suppress/" + i3,parentData:data19,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/suppress",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const supply = validate227;
const schema79 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"supply.schema.json","title":"SupplyFile","description":"The numbers of supply.","type":"object","properties":{"kind":{"description":"What this file is.","const":"supply"},"hubRange":{"description":"Range of a hub in movement points of supply, by number of trucks, one truck first.","type":"array","items":{"description":"Range, 0 to 60.","type":"integer","minimum":0,"maximum":60},"minItems":1,"maxItems":10},"truckReach":{"description":"Greatest cost, along ways from a supplied railway, of a hub fed by lorry, 0 to 60.","type":"integer","minimum":0,"maximum":60},"truckFed":{"description":"Supply lost by a hub fed by lorry, in per cent.","$ref":"common.schema.json#/definitions/percent"},"shipReach":{"description":"Reach of a ship over coastal hexes, 0 to 20.","type":"integer","minimum":0,"maximum":20},"unsuppliedBonus":{"description":"Added to the chance of supply by turns already without, none first, in per cent.","type":"array","items":{"$ref":"common.schema.json#/definitions/percent"},"minItems":1,"maxItems":10},"noActionFrom":{"description":"Turns without supply from which a unit has no action point, 1 to 20.","type":"integer","minimum":1,"maximum":20},"immobileFrom":{"description":"Turns without supply from which a unit loses movement and all its steps are suppressed, 1 to 20.","type":"integer","minimum":1,"maximum":20},"movementLost":{"description":"Movement points that such a unit loses, 0 to 20.","type":"integer","minimum":0,"maximum":20},"stepsLostFrom":{"description":"Turns without supply from which steps are lost, 1 to 20.","type":"integer","minimum":1,"maximum":20},"stepsLost":{"description":"Steps lost each turn from then on, 0 to 12.","type":"integer","minimum":0,"maximum":12},"capturedHubTrucks":{"description":"Trucks whose range an overrun hub gives to its captors, 0 to 10.","type":"integer","minimum":0,"maximum":10}},"required":["kind","hubRange","truckReach","truckFed","shipReach","unsuppliedBonus","noActionFrom","immobileFrom","movementLost","stepsLostFrom","stepsLost","capturedHubTrucks"],"additionalProperties":false};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
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
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="supply.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
if(data.hubRange === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hubRange"},message:"must have required property '"+"hubRange"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.truckReach === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truckReach"},message:"must have required property '"+"truckReach"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.truckFed === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truckFed"},message:"must have required property '"+"truckFed"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.shipReach === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipReach"},message:"must have required property '"+"shipReach"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.unsuppliedBonus === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unsuppliedBonus"},message:"must have required property '"+"unsuppliedBonus"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.noActionFrom === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noActionFrom"},message:"must have required property '"+"noActionFrom"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.immobileFrom === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "immobileFrom"},message:"must have required property '"+"immobileFrom"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.movementLost === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "movementLost"},message:"must have required property '"+"movementLost"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.stepsLostFrom === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepsLostFrom"},message:"must have required property '"+"stepsLostFrom"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.stepsLost === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepsLost"},message:"must have required property '"+"stepsLost"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.capturedHubTrucks === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capturedHubTrucks"},message:"must have required property '"+"capturedHubTrucks"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema79.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
if("supply" !== data.kind){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "supply"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.hubRange !== undefined){
let data1 = data.hubRange;
if(Array.isArray(data1)){
if(data1.length > 10){
const err14 = {instancePath:instancePath+"/hubRange",schemaPath:"#/properties/hubRange/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.length < 1){
const err15 = {instancePath:instancePath+"/hubRange",schemaPath:"#/properties/hubRange/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err16 = {instancePath:instancePath+"/hubRange/" + i0,schemaPath:"#/properties/hubRange/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/hubRange/" + i0,schemaPath:"#/properties/hubRange/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/hubRange/" + i0,schemaPath:"#/properties/hubRange/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err19 = {instancePath:instancePath+"/hubRange",schemaPath:"#/properties/hubRange/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.truckReach !== undefined){
let data3 = data.truckReach;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err20 = {instancePath:instancePath+"/truckReach",schemaPath:"#/properties/truckReach/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 60 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/truckReach",schemaPath:"#/properties/truckReach/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err22 = {instancePath:instancePath+"/truckReach",schemaPath:"#/properties/truckReach/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.truckFed !== undefined){
if(!(validate228(data.truckFed, {instancePath:instancePath+"/truckFed",parentData:data,parentDataProperty:"truckFed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
}
if(data.shipReach !== undefined){
let data5 = data.shipReach;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/shipReach",schemaPath:"#/properties/shipReach/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/shipReach",schemaPath:"#/properties/shipReach/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/shipReach",schemaPath:"#/properties/shipReach/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.unsuppliedBonus !== undefined){
let data6 = data.unsuppliedBonus;
if(Array.isArray(data6)){
if(data6.length > 10){
const err26 = {instancePath:instancePath+"/unsuppliedBonus",schemaPath:"#/properties/unsuppliedBonus/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.length < 1){
const err27 = {instancePath:instancePath+"/unsuppliedBonus",schemaPath:"#/properties/unsuppliedBonus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate228(data6[i1], {instancePath:instancePath+"/unsuppliedBonus/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/unsuppliedBonus",schemaPath:"#/properties/unsuppliedBonus/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.noActionFrom !== undefined){
let data8 = data.noActionFrom;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err29 = {instancePath:instancePath+"/noActionFrom",schemaPath:"#/properties/noActionFrom/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/noActionFrom",schemaPath:"#/properties/noActionFrom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/noActionFrom",schemaPath:"#/properties/noActionFrom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.immobileFrom !== undefined){
let data9 = data.immobileFrom;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err32 = {instancePath:instancePath+"/immobileFrom",schemaPath:"#/properties/immobileFrom/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/immobileFrom",schemaPath:"#/properties/immobileFrom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/immobileFrom",schemaPath:"#/properties/immobileFrom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.movementLost !== undefined){
let data10 = data.movementLost;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err35 = {instancePath:instancePath+"/movementLost",schemaPath:"#/properties/movementLost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 20 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/movementLost",schemaPath:"#/properties/movementLost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/movementLost",schemaPath:"#/properties/movementLost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.stepsLostFrom !== undefined){
let data11 = data.stepsLostFrom;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err38 = {instancePath:instancePath+"/stepsLostFrom",schemaPath:"#/properties/stepsLostFrom/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/stepsLostFrom",schemaPath:"#/properties/stepsLostFrom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/stepsLostFrom",schemaPath:"#/properties/stepsLostFrom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.stepsLost !== undefined){
let data12 = data.stepsLost;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err41 = {instancePath:instancePath+"/stepsLost",schemaPath:"#/properties/stepsLost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 12 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/stepsLost",schemaPath:"#/properties/stepsLost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/stepsLost",schemaPath:"#/properties/stepsLost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.capturedHubTrucks !== undefined){
let data13 = data.capturedHubTrucks;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err44 = {instancePath:instancePath+"/capturedHubTrucks",schemaPath:"#/properties/capturedHubTrucks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/capturedHubTrucks",schemaPath:"#/properties/capturedHubTrucks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err46 = {instancePath:instancePath+"/capturedHubTrucks",schemaPath:"#/properties/capturedHubTrucks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const system = validate231;
const schema81 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"system.schema.json","title":"SystemFile","description":"A rule system: what it is called and how a turn goes.","type":"object","properties":{"kind":{"description":"What this file is.","const":"system"},"id":{"description":"Id of the system: the name of its folder.","$ref":"common.schema.json#/definitions/id"},"title":{"description":"Title for lists and headings.","$ref":"common.schema.json#/definitions/name"},"summary":{"description":"What the system is about, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"board":{"description":"What it is played on.","enum":["hex"]},"sequence":{"description":"The turn sequence in words, in order.","type":"array","items":{"description":"One step.","$ref":"common.schema.json#/definitions/line"},"minItems":1,"maxItems":20},"difficulties":{"description":"Levels of difficulty.","type":"object","properties":{"easy":{"$ref":"#/definitions/difficulty"},"normal":{"$ref":"#/definitions/difficulty"},"classic":{"$ref":"#/definitions/difficulty"},"hard":{"$ref":"#/definitions/difficulty"}},"required":["easy","normal","classic","hard"],"additionalProperties":false,"title":"Difficulties"}},"required":["kind","id","title","summary","board","sequence","difficulties"],"additionalProperties":false,"definitions":{"difficulty":{"title":"DifficultyText","description":"One level of difficulty.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it changes.","$ref":"common.schema.json#/definitions/line"}},"required":["name","description"],"additionalProperties":false}}};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema85 = {"title":"DifficultyText","description":"One level of difficulty.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it changes.","$ref":"common.schema.json#/definitions/line"}},"required":["name","description"],"additionalProperties":false};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
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
for(const key0 in data){
if(!((key0 === "name") || (key0 === "description"))){
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
if(!(validate234(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate236(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="system.schema.json" */;
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
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
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
if(data.board === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "board"},message:"must have required property '"+"board"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sequence === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.difficulties === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "difficulties"},message:"must have required property '"+"difficulties"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "summary")) || (key0 === "board")) || (key0 === "sequence")) || (key0 === "difficulties"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
if("system" !== data.kind){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"};
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
if(!(validate232(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate234(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate236(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
if(data.board !== undefined){
if(!(data.board === "hex")){
const err9 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/enum",keyword:"enum",params:{allowedValues: schema81.properties.board.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sequence !== undefined){
let data5 = data.sequence;
if(Array.isArray(data5)){
if(data5.length > 20){
const err10 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.length < 1){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate236(data5[i0], {instancePath:instancePath+"/sequence/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.difficulties !== undefined){
let data7 = data.difficulties;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.easy === undefined){
const err13 = {instancePath:instancePath+"/difficulties",schemaPath:"#/properties/difficulties/required",keyword:"required",params:{missingProperty: "easy"},message:"must have required property '"+"easy"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.normal === undefined){
const err14 = {instancePath:instancePath+"/difficulties",schemaPath:"#/properties/difficulties/required",keyword:"required",params:{missingProperty: "normal"},message:"must have required property '"+"normal"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.classic === undefined){
const err15 = {instancePath:instancePath+"/difficulties",schemaPath:"#/properties/difficulties/required",keyword:"required",params:{missingProperty: "classic"},message:"must have required property '"+"classic"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.hard === undefined){
const err16 = {instancePath:instancePath+"/difficulties",schemaPath:"#/properties/difficulties/required",keyword:"required",params:{missingProperty: "hard"},message:"must have required property '"+"hard"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "easy") || (key1 === "normal")) || (key1 === "classic")) || (key1 === "hard"))){
const err17 = {instancePath:instancePath+"/difficulties",schemaPath:"#/properties/difficulties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.easy !== undefined){
if(!(validate239(data7.easy, {instancePath:instancePath+"/difficulties/easy",parentData:data7,parentDataProperty:"easy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
if(data7.normal !== undefined){
if(!(validate239(data7.normal, {instancePath:instancePath+"/difficulties/normal",parentData:data7,parentDataProperty:"normal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
if(data7.classic !== undefined){
if(!(validate239(data7.classic, {instancePath:instancePath+"/difficulties/classic",parentData:data7,parentDataProperty:"classic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
if(data7.hard !== undefined){
if(!(validate239(data7.hard, {instancePath:instancePath+"/difficulties/hard",parentData:data7,parentDataProperty:"hard",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/difficulties",schemaPath:"#/properties/difficulties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const terrain = validate246;
const schema86 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"terrain.schema.json","title":"TerrainFile","description":"The terrain table: what each kind of ground does.","type":"object","properties":{"kind":{"description":"What this file is.","const":"terrain"},"entries":{"description":"Kinds of terrain by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"TerrainEntry","description":"A kind of terrain.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"sign":{"description":"Its sign in the grid of a map: one character that is not a blank, a digit or `-`.","type":"string","pattern":"^[^\\s\\d-]$","form":"one character in quotes that is no blank, digit or hyphen, such as 'f'"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"look":{"description":"How the map draws it.","enum":["open","desert","dunes","bog","town","bocage","forest","swamp","hills","mountains","alpine","salt","ruins","sea"]},"cost":{"description":"Movement points to enter it, by class of movement.","type":"object","properties":{"infantry":{"description":"For infantry.","$ref":"common.schema.json#/definitions/cost"},"mountain":{"description":"For mountain.","$ref":"common.schema.json#/definitions/cost"},"cavalry":{"description":"For cavalry.","$ref":"common.schema.json#/definitions/cost"},"mobile":{"description":"For mobile.","$ref":"common.schema.json#/definitions/cost"},"supply":{"description":"For supply.","$ref":"common.schema.json#/definitions/cost"}},"required":["infantry","mountain","cavalry","mobile","supply"],"additionalProperties":false,"title":"TerrainCost"},"defenceShift":{"description":"Combat shift for a defender in it, -9 to 0 columns.","type":"integer","minimum":-9,"maximum":0},"armourShift":{"description":"Whether armour counts when attacking into it: true, false, or only while it is frozen.","enum":[true,false,"frozen"]},"armourPenalty":{"description":"Whether armoured attackers pay the armour penalty.","type":"boolean"},"fedFromNextHex":{"description":"Whether a source, railway or hub in the next hex feeds it.","type":"boolean"},"disruption":{"description":"Supply lost when it is traced into the hex, in per cent.","$ref":"common.schema.json#/definitions/percent"},"city":{"description":"A city must be entered to be taken.","type":"boolean"},"hub":{"description":"Whether a supply hub may stand in it.","type":"boolean"},"slowRecovery":{"description":"Whether suppressed steps recover more slowly in it.","type":"boolean"},"water":{"description":"Whether it is water that ships sail and no way crosses.","type":"boolean"},"frozenDefenceShift":{"description":"Combat shift while the weather freezes it, -9 to 0 columns; without it `defenceShift` counts.","type":"integer","minimum":-9,"maximum":0},"shiftIgnoredBy":{"description":"Classes of movement whose attackers ignore the shift.","type":"array","items":{"$ref":"common.schema.json#/definitions/movementClass"},"minItems":1,"maxItems":5}},"required":["name","sign","description","look","cost","defenceShift","armourShift","armourPenalty","fedFromNextHex","disruption","city","hub","slowRecovery","water"],"additionalProperties":false}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema88 = {"title":"TerrainEntry","description":"A kind of terrain.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"sign":{"description":"Its sign in the grid of a map: one character that is not a blank, a digit or `-`.","type":"string","pattern":"^[^\\s\\d-]$","form":"one character in quotes that is no blank, digit or hyphen, such as 'f'"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"look":{"description":"How the map draws it.","enum":["open","desert","dunes","bog","town","bocage","forest","swamp","hills","mountains","alpine","salt","ruins","sea"]},"cost":{"description":"Movement points to enter it, by class of movement.","type":"object","properties":{"infantry":{"description":"For infantry.","$ref":"common.schema.json#/definitions/cost"},"mountain":{"description":"For mountain.","$ref":"common.schema.json#/definitions/cost"},"cavalry":{"description":"For cavalry.","$ref":"common.schema.json#/definitions/cost"},"mobile":{"description":"For mobile.","$ref":"common.schema.json#/definitions/cost"},"supply":{"description":"For supply.","$ref":"common.schema.json#/definitions/cost"}},"required":["infantry","mountain","cavalry","mobile","supply"],"additionalProperties":false,"title":"TerrainCost"},"defenceShift":{"description":"Combat shift for a defender in it, -9 to 0 columns.","type":"integer","minimum":-9,"maximum":0},"armourShift":{"description":"Whether armour counts when attacking into it: true, false, or only while it is frozen.","enum":[true,false,"frozen"]},"armourPenalty":{"description":"Whether armoured attackers pay the armour penalty.","type":"boolean"},"fedFromNextHex":{"description":"Whether a source, railway or hub in the next hex feeds it.","type":"boolean"},"disruption":{"description":"Supply lost when it is traced into the hex, in per cent.","$ref":"common.schema.json#/definitions/percent"},"city":{"description":"A city must be entered to be taken.","type":"boolean"},"hub":{"description":"Whether a supply hub may stand in it.","type":"boolean"},"slowRecovery":{"description":"Whether suppressed steps recover more slowly in it.","type":"boolean"},"water":{"description":"Whether it is water that ships sail and no way crosses.","type":"boolean"},"frozenDefenceShift":{"description":"Combat shift while the weather freezes it, -9 to 0 columns; without it `defenceShift` counts.","type":"integer","minimum":-9,"maximum":0},"shiftIgnoredBy":{"description":"Classes of movement whose attackers ignore the shift.","type":"array","items":{"$ref":"common.schema.json#/definitions/movementClass"},"minItems":1,"maxItems":5}},"required":["name","sign","description","look","cost","defenceShift","armourShift","armourPenalty","fedFromNextHex","disruption","city","hub","slowRecovery","water"],"additionalProperties":false};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema91 = {"title":"Cost","description":"Movement points to enter: 1, 2 or 3; `A` takes all points of a fresh unit; `X` is impossible away from roads and railways.","enum":[1,2,3,"A","X"]};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === 1) || (data === 2)) || (data === 3)) || (data === "A")) || (data === "X"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
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
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema93 = {"title":"MovementClass","description":"How a unit or supply moves.","enum":["infantry","mountain","cavalry","mobile","supply"]};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === "infantry") || (data === "mountain")) || (data === "cavalry")) || (data === "mobile")) || (data === "supply"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema93.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern33 = new RegExp("^[^\\s\\d-]$", "u");

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
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
if(data.sign === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sign"},message:"must have required property '"+"sign"+"'"};
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
if(data.cost === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.defenceShift === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defenceShift"},message:"must have required property '"+"defenceShift"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.armourShift === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "armourShift"},message:"must have required property '"+"armourShift"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.armourPenalty === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "armourPenalty"},message:"must have required property '"+"armourPenalty"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fedFromNextHex === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fedFromNextHex"},message:"must have required property '"+"fedFromNextHex"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.disruption === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disruption"},message:"must have required property '"+"disruption"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.city === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.hub === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hub"},message:"must have required property '"+"hub"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.slowRecovery === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slowRecovery"},message:"must have required property '"+"slowRecovery"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.water === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "water"},message:"must have required property '"+"water"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema88.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate250(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
if(data.sign !== undefined){
let data1 = data.sign;
if(typeof data1 === "string"){
if(!pattern33.test(data1)){
const err15 = {instancePath:instancePath+"/sign",schemaPath:"#/properties/sign/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\d-]$"},message:"must match pattern \""+"^[^\\s\\d-]$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/sign",schemaPath:"#/properties/sign/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
if(!(validate252(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data3 = data.look;
if(!((((((((((((((data3 === "open") || (data3 === "desert")) || (data3 === "dunes")) || (data3 === "bog")) || (data3 === "town")) || (data3 === "bocage")) || (data3 === "forest")) || (data3 === "swamp")) || (data3 === "hills")) || (data3 === "mountains")) || (data3 === "alpine")) || (data3 === "salt")) || (data3 === "ruins")) || (data3 === "sea"))){
const err17 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema88.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.cost !== undefined){
let data4 = data.cost;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.infantry === undefined){
const err18 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty: "infantry"},message:"must have required property '"+"infantry"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.mountain === undefined){
const err19 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty: "mountain"},message:"must have required property '"+"mountain"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.cavalry === undefined){
const err20 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty: "cavalry"},message:"must have required property '"+"cavalry"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.mobile === undefined){
const err21 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.supply === undefined){
const err22 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty: "supply"},message:"must have required property '"+"supply"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data4){
if(!(((((key1 === "infantry") || (key1 === "mountain")) || (key1 === "cavalry")) || (key1 === "mobile")) || (key1 === "supply"))){
const err23 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.infantry !== undefined){
if(!(validate254(data4.infantry, {instancePath:instancePath+"/cost/infantry",parentData:data4,parentDataProperty:"infantry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
if(data4.mountain !== undefined){
if(!(validate254(data4.mountain, {instancePath:instancePath+"/cost/mountain",parentData:data4,parentDataProperty:"mountain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
if(data4.cavalry !== undefined){
if(!(validate254(data4.cavalry, {instancePath:instancePath+"/cost/cavalry",parentData:data4,parentDataProperty:"cavalry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
if(data4.mobile !== undefined){
if(!(validate254(data4.mobile, {instancePath:instancePath+"/cost/mobile",parentData:data4,parentDataProperty:"mobile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
if(data4.supply !== undefined){
if(!(validate254(data4.supply, {instancePath:instancePath+"/cost/supply",parentData:data4,parentDataProperty:"supply",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.defenceShift !== undefined){
let data10 = data.defenceShift;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err25 = {instancePath:instancePath+"/defenceShift",schemaPath:"#/properties/defenceShift/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/defenceShift",schemaPath:"#/properties/defenceShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10 < -9 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/defenceShift",schemaPath:"#/properties/defenceShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
if(data.armourShift !== undefined){
let data11 = data.armourShift;
if(!(((data11 === true) || (data11 === false)) || (data11 === "frozen"))){
const err28 = {instancePath:instancePath+"/armourShift",schemaPath:"#/properties/armourShift/enum",keyword:"enum",params:{allowedValues: schema88.properties.armourShift.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.armourPenalty !== undefined){
if(typeof data.armourPenalty !== "boolean"){
const err29 = {instancePath:instancePath+"/armourPenalty",schemaPath:"#/properties/armourPenalty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.fedFromNextHex !== undefined){
if(typeof data.fedFromNextHex !== "boolean"){
const err30 = {instancePath:instancePath+"/fedFromNextHex",schemaPath:"#/properties/fedFromNextHex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.disruption !== undefined){
if(!(validate260(data.disruption, {instancePath:instancePath+"/disruption",parentData:data,parentDataProperty:"disruption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(typeof data.city !== "boolean"){
const err31 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.hub !== undefined){
if(typeof data.hub !== "boolean"){
const err32 = {instancePath:instancePath+"/hub",schemaPath:"#/properties/hub/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.slowRecovery !== undefined){
if(typeof data.slowRecovery !== "boolean"){
const err33 = {instancePath:instancePath+"/slowRecovery",schemaPath:"#/properties/slowRecovery/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.water !== undefined){
if(typeof data.water !== "boolean"){
const err34 = {instancePath:instancePath+"/water",schemaPath:"#/properties/water/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.frozenDefenceShift !== undefined){
let data19 = data.frozenDefenceShift;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err35 = {instancePath:instancePath+"/frozenDefenceShift",schemaPath:"#/properties/frozenDefenceShift/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 0 || isNaN(data19)){
const err36 = {instancePath:instancePath+"/frozenDefenceShift",schemaPath:"#/properties/frozenDefenceShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data19 < -9 || isNaN(data19)){
const err37 = {instancePath:instancePath+"/frozenDefenceShift",schemaPath:"#/properties/frozenDefenceShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
if(data.shiftIgnoredBy !== undefined){
let data20 = data.shiftIgnoredBy;
if(Array.isArray(data20)){
if(data20.length > 5){
const err38 = {instancePath:instancePath+"/shiftIgnoredBy",schemaPath:"#/properties/shiftIgnoredBy/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.length < 1){
const err39 = {instancePath:instancePath+"/shiftIgnoredBy",schemaPath:"#/properties/shiftIgnoredBy/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
if(!(validate262(data20[i0], {instancePath:instancePath+"/shiftIgnoredBy/" + i0,parentData:data20,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/shiftIgnoredBy",schemaPath:"#/properties/shiftIgnoredBy/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="terrain.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
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
if(!(validate247(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
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
if(!(validate249(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
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
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const units = validate265;
const schema94 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"units.schema.json","title":"UnitsFile","description":"Unit types.","type":"object","properties":{"kind":{"description":"What this file is.","const":"units"},"entries":{"description":"Unit types by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"UnitTypeEntry","description":"A unit type.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is good for, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"nation":{"description":"Id of its nation.","$ref":"common.schema.json#/definitions/id"},"kind":{"description":"What its steps are.","enum":["infantry","mechanised","armour"]},"symbol":{"description":"Standard symbol: function of the unit.","enum":["infantry","mechanised","armour","airborne","mountain","cavalry","security","motorised"]},"echelon":{"description":"Size, drawn above the symbol.","enum":["brigade","division","corps"]},"attack":{"description":"Attack per active step, 0 to 20.","type":"integer","minimum":0,"maximum":20},"defence":{"description":"Defence per active step, 0 to 20.","type":"integer","minimum":0,"maximum":20},"movement":{"description":"Movement points per turn, 0 to 20.","type":"integer","minimum":0,"maximum":20},"extendedMovement":{"description":"Movement points of an extended move, 0 to 20.","type":"integer","minimum":0,"maximum":20},"movementClass":{"description":"How it moves.","enum":["infantry","mountain","cavalry","mobile"]},"armour":{"title":"UnitArmour","description":"Armour.","type":"object","properties":{"points":{"description":"Armour points per active step, 0 to 20.","type":"integer","minimum":0,"maximum":20},"counts":{"description":"When they count.","enum":["never","defence","always"]}},"required":["points","counts"],"additionalProperties":false},"maxSteps":{"description":"Most steps, when less than the nation's, 1 to 12.","type":"integer","minimum":1,"maximum":12}},"required":["name","description","nation","kind","symbol","echelon","attack","defence","movement","extendedMovement","movementClass","armour"],"additionalProperties":false}}};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema96 = {"title":"UnitTypeEntry","description":"A unit type.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is good for, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"nation":{"description":"Id of its nation.","$ref":"common.schema.json#/definitions/id"},"kind":{"description":"What its steps are.","enum":["infantry","mechanised","armour"]},"symbol":{"description":"Standard symbol: function of the unit.","enum":["infantry","mechanised","armour","airborne","mountain","cavalry","security","motorised"]},"echelon":{"description":"Size, drawn above the symbol.","enum":["brigade","division","corps"]},"attack":{"description":"Attack per active step, 0 to 20.","type":"integer","minimum":0,"maximum":20},"defence":{"description":"Defence per active step, 0 to 20.","type":"integer","minimum":0,"maximum":20},"movement":{"description":"Movement points per turn, 0 to 20.","type":"integer","minimum":0,"maximum":20},"extendedMovement":{"description":"Movement points of an extended move, 0 to 20.","type":"integer","minimum":0,"maximum":20},"movementClass":{"description":"How it moves.","enum":["infantry","mountain","cavalry","mobile"]},"armour":{"title":"UnitArmour","description":"Armour.","type":"object","properties":{"points":{"description":"Armour points per active step, 0 to 20.","type":"integer","minimum":0,"maximum":20},"counts":{"description":"When they count.","enum":["never","defence","always"]}},"required":["points","counts"],"additionalProperties":false},"maxSteps":{"description":"Most steps, when less than the nation's, 1 to 12.","type":"integer","minimum":1,"maximum":12}},"required":["name","description","nation","kind","symbol","echelon","attack","defence","movement","extendedMovement","movementClass","armour"],"additionalProperties":false};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.nation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nation"},message:"must have required property '"+"nation"+"'"};
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
if(data.echelon === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "echelon"},message:"must have required property '"+"echelon"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attack === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attack"},message:"must have required property '"+"attack"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.defence === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defence"},message:"must have required property '"+"defence"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.movement === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "movement"},message:"must have required property '"+"movement"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.extendedMovement === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extendedMovement"},message:"must have required property '"+"extendedMovement"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.movementClass === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "movementClass"},message:"must have required property '"+"movementClass"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.armour === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "armour"},message:"must have required property '"+"armour"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema96.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate269(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate271(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate266(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(!(((data3 === "infantry") || (data3 === "mechanised")) || (data3 === "armour"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema96.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.symbol !== undefined){
let data4 = data.symbol;
if(!((((((((data4 === "infantry") || (data4 === "mechanised")) || (data4 === "armour")) || (data4 === "airborne")) || (data4 === "mountain")) || (data4 === "cavalry")) || (data4 === "security")) || (data4 === "motorised"))){
const err14 = {instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/enum",keyword:"enum",params:{allowedValues: schema96.properties.symbol.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.echelon !== undefined){
let data5 = data.echelon;
if(!(((data5 === "brigade") || (data5 === "division")) || (data5 === "corps"))){
const err15 = {instancePath:instancePath+"/echelon",schemaPath:"#/properties/echelon/enum",keyword:"enum",params:{allowedValues: schema96.properties.echelon.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.attack !== undefined){
let data6 = data.attack;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.defence !== undefined){
let data7 = data.defence;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/defence",schemaPath:"#/properties/defence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/defence",schemaPath:"#/properties/defence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/defence",schemaPath:"#/properties/defence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.movement !== undefined){
let data8 = data.movement;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/movement",schemaPath:"#/properties/movement/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/movement",schemaPath:"#/properties/movement/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.extendedMovement !== undefined){
let data9 = data.extendedMovement;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/extendedMovement",schemaPath:"#/properties/extendedMovement/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/extendedMovement",schemaPath:"#/properties/extendedMovement/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/extendedMovement",schemaPath:"#/properties/extendedMovement/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.movementClass !== undefined){
let data10 = data.movementClass;
if(!((((data10 === "infantry") || (data10 === "mountain")) || (data10 === "cavalry")) || (data10 === "mobile"))){
const err28 = {instancePath:instancePath+"/movementClass",schemaPath:"#/properties/movementClass/enum",keyword:"enum",params:{allowedValues: schema96.properties.movementClass.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.armour !== undefined){
let data11 = data.armour;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.points === undefined){
const err29 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/required",keyword:"required",params:{missingProperty: "points"},message:"must have required property '"+"points"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.counts === undefined){
const err30 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key1 in data11){
if(!((key1 === "points") || (key1 === "counts"))){
const err31 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.points !== undefined){
let data12 = data11.points;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/armour/points",schemaPath:"#/properties/armour/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 20 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/armour/points",schemaPath:"#/properties/armour/properties/points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/armour/points",schemaPath:"#/properties/armour/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data11.counts !== undefined){
let data13 = data11.counts;
if(!(((data13 === "never") || (data13 === "defence")) || (data13 === "always"))){
const err35 = {instancePath:instancePath+"/armour/counts",schemaPath:"#/properties/armour/properties/counts/enum",keyword:"enum",params:{allowedValues: schema96.properties.armour.properties.counts.enum},message:"must be equal to one of the allowed values"};
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
const err36 = {instancePath:instancePath+"/armour",schemaPath:"#/properties/armour/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.maxSteps !== undefined){
let data14 = data.maxSteps;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 12 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/maxSteps",schemaPath:"#/properties/maxSteps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/maxSteps",schemaPath:"#/properties/maxSteps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="units.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
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
if(!(validate266(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
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
if(!(validate268(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
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
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const victory = validate275;
const schema99 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"victory.schema.json","title":"VictoryFile","description":"What victory is counted by.","type":"object","properties":{"kind":{"description":"What this file is.","const":"victory"},"prestige":{"description":"Prestige for a primary objective taken on time, one turn late, and later.","type":"array","items":{"description":"Prestige, 0 to 1000.","type":"integer","minimum":0,"maximum":1000},"minItems":3,"maxItems":3,"tsType":"[number, number, number]"},"score":{"description":"Score likewise; the last is for anything later.","type":"array","items":{"description":"Score, 0 to 1000.","type":"integer","minimum":0,"maximum":1000},"minItems":1,"maxItems":10},"scoreStepLost":{"description":"Score for an own step killed, -1000 to 0.","type":"integer","minimum":-1000,"maximum":0},"heldToEnd":{"description":"Turns that all primary objectives must have been held before a side may end the game, 0 to 20.","type":"integer","minimum":0,"maximum":20}},"required":["kind","prestige","score","scoreStepLost","heldToEnd"],"additionalProperties":false};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="victory.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
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
if(data.prestige === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prestige"},message:"must have required property '"+"prestige"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.score === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scoreStepLost === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scoreStepLost"},message:"must have required property '"+"scoreStepLost"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.heldToEnd === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heldToEnd"},message:"must have required property '"+"heldToEnd"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "prestige")) || (key0 === "score")) || (key0 === "scoreStepLost")) || (key0 === "heldToEnd"))){
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
if(data.kind !== undefined){
if("victory" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "victory"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prestige !== undefined){
let data1 = data.prestige;
if(Array.isArray(data1)){
if(data1.length > 3){
const err7 = {instancePath:instancePath+"/prestige",schemaPath:"#/properties/prestige/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 3){
const err8 = {instancePath:instancePath+"/prestige",schemaPath:"#/properties/prestige/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/prestige/" + i0,schemaPath:"#/properties/prestige/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/prestige/" + i0,schemaPath:"#/properties/prestige/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/prestige/" + i0,schemaPath:"#/properties/prestige/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err12 = {instancePath:instancePath+"/prestige",schemaPath:"#/properties/prestige/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.score !== undefined){
let data3 = data.score;
if(Array.isArray(data3)){
if(data3.length > 10){
const err13 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.length < 1){
const err14 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/score/" + i1,schemaPath:"#/properties/score/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/score/" + i1,schemaPath:"#/properties/score/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/score/" + i1,schemaPath:"#/properties/score/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err18 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.scoreStepLost !== undefined){
let data5 = data.scoreStepLost;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/scoreStepLost",schemaPath:"#/properties/scoreStepLost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/scoreStepLost",schemaPath:"#/properties/scoreStepLost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < -1000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/scoreStepLost",schemaPath:"#/properties/scoreStepLost/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"};
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
if(data.heldToEnd !== undefined){
let data6 = data.heldToEnd;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/heldToEnd",schemaPath:"#/properties/heldToEnd/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err23 = {instancePath:instancePath+"/heldToEnd",schemaPath:"#/properties/heldToEnd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/heldToEnd",schemaPath:"#/properties/heldToEnd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ways = validate276;
const schema100 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"ways.schema.json","title":"WaysFile","description":"The table of roads, tracks and railways.","type":"object","properties":{"kind":{"description":"What this file is.","const":"ways"},"entries":{"description":"Kinds of way by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":8}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"WayEntry","description":"A kind of way.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"cost":{"description":"Movement points per hex along it, 1 to 3.","type":"integer","minimum":1,"maximum":3},"carriesSupply":{"description":"Whether supply runs along it without limit.","type":"boolean"},"look":{"description":"How the map draws it.","enum":["paved","track","rail"]}},"required":["name","description","cost","carriesSupply","look"],"additionalProperties":false}}};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema102 = {"title":"WayEntry","description":"A kind of way.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"cost":{"description":"Movement points per hex along it, 1 to 3.","type":"integer","minimum":1,"maximum":3},"carriesSupply":{"description":"Whether supply runs along it without limit.","type":"boolean"},"look":{"description":"How the map draws it.","enum":["paved","track","rail"]}},"required":["name","description","cost","carriesSupply","look"],"additionalProperties":false};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.cost === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.carriesSupply === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carriesSupply"},message:"must have required property '"+"carriesSupply"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.look === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "look"},message:"must have required property '"+"look"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "cost")) || (key0 === "carriesSupply")) || (key0 === "look"))){
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
if(!(validate280(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate282(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
let data2 = data.cost;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.carriesSupply !== undefined){
if(typeof data.carriesSupply !== "boolean"){
const err9 = {instancePath:instancePath+"/carriesSupply",schemaPath:"#/properties/carriesSupply/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.look !== undefined){
let data4 = data.look;
if(!(((data4 === "paved") || (data4 === "track")) || (data4 === "rail"))){
const err10 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema102.properties.look.enum},message:"must be equal to one of the allowed values"};
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
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ways.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
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
if(!(validate277(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
if(!(validate279(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
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
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const weather = validate285;
const schema105 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"weather.schema.json","title":"WeatherFile","description":"The weather table.","type":"object","properties":{"kind":{"description":"What this file is.","const":"weather"},"entries":{"description":"Kinds of weather by id.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"$ref":"#/definitions/entry"},"maxProperties":200}},"required":["kind","entries"],"additionalProperties":false,"definitions":{"entry":{"title":"WeatherEntry","description":"A kind of weather.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"look":{"description":"How the map is tinted.","enum":["dry","mud","snow"]},"combatShift":{"description":"Combat shift on every attack, -9 to 9 columns.","type":"integer","minimum":-9,"maximum":9},"costSteps":{"title":"CostSteps","description":"How terrain gets dearer.","type":"object","properties":{"other":{"description":"Steps along the ladder 1, 2, 3, A, X for terrain that is not named.","type":"integer","minimum":-4,"maximum":4},"terrain":{"description":"Steps by terrain id, instead of `other`.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"description":"Steps along the ladder 1, 2, 3, A, X; negative is cheaper.","type":"integer","minimum":-4,"maximum":4},"maxProperties":50},"mobile":{"description":"Steps by terrain id for mobile units only, instead of `terrain`.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"description":"Steps along the ladder 1, 2, 3, A, X; negative is cheaper.","type":"integer","minimum":-4,"maximum":4},"maxProperties":50}},"required":["other","terrain","mobile"],"additionalProperties":false},"freezes":{"description":"Ids of terrain that freezes.","type":"array","items":{"$ref":"common.schema.json#/definitions/id"},"minItems":0,"maxItems":50},"closedWays":{"description":"Ids of ways that cannot be used anywhere.","type":"array","items":{"$ref":"common.schema.json#/definitions/id"},"minItems":0,"maxItems":20},"closedWaysOn":{"description":"By id of a way: ids of terrain on which it cannot be used.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"description":"Terrain ids.","type":"array","items":{"$ref":"common.schema.json#/definitions/id"},"minItems":0,"maxItems":50},"maxProperties":20},"disruption":{"title":"WeatherDisruption","description":"Supply lost per hex, in per cent.","type":"object","properties":{"offWay":{"description":"Away from ways.","$ref":"common.schema.json#/definitions/percent"},"onWay":{"description":"Along ways.","$ref":"common.schema.json#/definitions/percent"}},"required":["offWay","onWay"],"additionalProperties":false}},"required":["name","description","look","combatShift","costSteps","freezes","closedWays","closedWaysOn","disruption"],"additionalProperties":false}}};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
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
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema107 = {"title":"WeatherEntry","description":"A kind of weather.","type":"object","properties":{"name":{"description":"Its name.","$ref":"common.schema.json#/definitions/name"},"description":{"description":"What it is and does, in a sentence or two.","$ref":"common.schema.json#/definitions/line"},"look":{"description":"How the map is tinted.","enum":["dry","mud","snow"]},"combatShift":{"description":"Combat shift on every attack, -9 to 9 columns.","type":"integer","minimum":-9,"maximum":9},"costSteps":{"title":"CostSteps","description":"How terrain gets dearer.","type":"object","properties":{"other":{"description":"Steps along the ladder 1, 2, 3, A, X for terrain that is not named.","type":"integer","minimum":-4,"maximum":4},"terrain":{"description":"Steps by terrain id, instead of `other`.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"description":"Steps along the ladder 1, 2, 3, A, X; negative is cheaper.","type":"integer","minimum":-4,"maximum":4},"maxProperties":50},"mobile":{"description":"Steps by terrain id for mobile units only, instead of `terrain`.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"description":"Steps along the ladder 1, 2, 3, A, X; negative is cheaper.","type":"integer","minimum":-4,"maximum":4},"maxProperties":50}},"required":["other","terrain","mobile"],"additionalProperties":false},"freezes":{"description":"Ids of terrain that freezes.","type":"array","items":{"$ref":"common.schema.json#/definitions/id"},"minItems":0,"maxItems":50},"closedWays":{"description":"Ids of ways that cannot be used anywhere.","type":"array","items":{"$ref":"common.schema.json#/definitions/id"},"minItems":0,"maxItems":20},"closedWaysOn":{"description":"By id of a way: ids of terrain on which it cannot be used.","type":"object","propertyNames":{"$ref":"common.schema.json#/definitions/id"},"additionalProperties":{"description":"Terrain ids.","type":"array","items":{"$ref":"common.schema.json#/definitions/id"},"minItems":0,"maxItems":50},"maxProperties":20},"disruption":{"title":"WeatherDisruption","description":"Supply lost per hex, in per cent.","type":"object","properties":{"offWay":{"description":"Away from ways.","$ref":"common.schema.json#/definitions/percent"},"onWay":{"description":"Along ways.","$ref":"common.schema.json#/definitions/percent"}},"required":["offWay","onWay"],"additionalProperties":false}},"required":["name","description","look","combatShift","costSteps","freezes","closedWays","closedWaysOn","disruption"],"additionalProperties":false};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
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
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
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
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
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
if(data.combatShift === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "combatShift"},message:"must have required property '"+"combatShift"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.costSteps === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costSteps"},message:"must have required property '"+"costSteps"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.freezes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freezes"},message:"must have required property '"+"freezes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.closedWays === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closedWays"},message:"must have required property '"+"closedWays"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.closedWaysOn === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closedWaysOn"},message:"must have required property '"+"closedWaysOn"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.disruption === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disruption"},message:"must have required property '"+"disruption"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema107.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate289(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate291(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(!(((data2 === "dry") || (data2 === "mud")) || (data2 === "snow"))){
const err10 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema107.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.combatShift !== undefined){
let data3 = data.combatShift;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/combatShift",schemaPath:"#/properties/combatShift/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/combatShift",schemaPath:"#/properties/combatShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < -9 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/combatShift",schemaPath:"#/properties/combatShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
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
if(data.costSteps !== undefined){
let data4 = data.costSteps;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.other === undefined){
const err14 = {instancePath:instancePath+"/costSteps",schemaPath:"#/properties/costSteps/required",keyword:"required",params:{missingProperty: "other"},message:"must have required property '"+"other"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.terrain === undefined){
const err15 = {instancePath:instancePath+"/costSteps",schemaPath:"#/properties/costSteps/required",keyword:"required",params:{missingProperty: "terrain"},message:"must have required property '"+"terrain"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.mobile === undefined){
const err16 = {instancePath:instancePath+"/costSteps",schemaPath:"#/properties/costSteps/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "other") || (key1 === "terrain")) || (key1 === "mobile"))){
const err17 = {instancePath:instancePath+"/costSteps",schemaPath:"#/properties/costSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.other !== undefined){
let data5 = data4.other;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/costSteps/other",schemaPath:"#/properties/costSteps/properties/other/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 4 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/costSteps/other",schemaPath:"#/properties/costSteps/properties/other/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < -4 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/costSteps/other",schemaPath:"#/properties/costSteps/properties/other/minimum",keyword:"minimum",params:{comparison: ">=", limit: -4},message:"must be >= -4"};
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
if(data4.terrain !== undefined){
let data6 = data4.terrain;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 50){
const err21 = {instancePath:instancePath+"/costSteps/terrain",schemaPath:"#/properties/costSteps/properties/terrain/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data6){
const _errs14 = errors;
if(!(validate286(key2, {instancePath:instancePath+"/costSteps/terrain",parentData:data6,parentDataProperty:"terrain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
const err22 = {instancePath:instancePath+"/costSteps/terrain",schemaPath:"#/properties/costSteps/properties/terrain/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
for(const key3 in data6){
let data7 = data6[key3];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/costSteps/terrain/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/costSteps/properties/terrain/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 4 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/costSteps/terrain/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/costSteps/properties/terrain/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < -4 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/costSteps/terrain/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/costSteps/properties/terrain/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -4},message:"must be >= -4"};
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
const err26 = {instancePath:instancePath+"/costSteps/terrain",schemaPath:"#/properties/costSteps/properties/terrain/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.mobile !== undefined){
let data8 = data4.mobile;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 50){
const err27 = {instancePath:instancePath+"/costSteps/mobile",schemaPath:"#/properties/costSteps/properties/mobile/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key4 in data8){
const _errs20 = errors;
if(!(validate286(key4, {instancePath:instancePath+"/costSteps/mobile",parentData:data8,parentDataProperty:"mobile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
if(!valid4){
const err28 = {instancePath:instancePath+"/costSteps/mobile",schemaPath:"#/properties/costSteps/properties/mobile/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key5 in data8){
let data9 = data8[key5];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/costSteps/mobile/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/costSteps/properties/mobile/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 4 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/costSteps/mobile/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/costSteps/properties/mobile/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 < -4 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/costSteps/mobile/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/costSteps/properties/mobile/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -4},message:"must be >= -4"};
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
const err32 = {instancePath:instancePath+"/costSteps/mobile",schemaPath:"#/properties/costSteps/properties/mobile/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err33 = {instancePath:instancePath+"/costSteps",schemaPath:"#/properties/costSteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.freezes !== undefined){
let data10 = data.freezes;
if(Array.isArray(data10)){
if(data10.length > 50){
const err34 = {instancePath:instancePath+"/freezes",schemaPath:"#/properties/freezes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10.length < 0){
const err35 = {instancePath:instancePath+"/freezes",schemaPath:"#/properties/freezes/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate286(data10[i0], {instancePath:instancePath+"/freezes/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/freezes",schemaPath:"#/properties/freezes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.closedWays !== undefined){
let data12 = data.closedWays;
if(Array.isArray(data12)){
if(data12.length > 20){
const err37 = {instancePath:instancePath+"/closedWays",schemaPath:"#/properties/closedWays/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.length < 0){
const err38 = {instancePath:instancePath+"/closedWays",schemaPath:"#/properties/closedWays/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate286(data12[i1], {instancePath:instancePath+"/closedWays/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/closedWays",schemaPath:"#/properties/closedWays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.closedWaysOn !== undefined){
let data14 = data.closedWaysOn;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 20){
const err40 = {instancePath:instancePath+"/closedWaysOn",schemaPath:"#/properties/closedWaysOn/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key6 in data14){
const _errs32 = errors;
if(!(validate286(key6, {instancePath:instancePath+"/closedWaysOn",parentData:data14,parentDataProperty:"closedWaysOn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid10 = _errs32 === errors;
if(!valid10){
const err41 = {instancePath:instancePath+"/closedWaysOn",schemaPath:"#/properties/closedWaysOn/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
for(const key7 in data14){
let data15 = data14[key7];
if(Array.isArray(data15)){
if(data15.length > 50){
const err42 = {instancePath:instancePath+"/closedWaysOn/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/closedWaysOn/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.length < 0){
const err43 = {instancePath:instancePath+"/closedWaysOn/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/closedWaysOn/additionalProperties/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate286(data15[i2], {instancePath:instancePath+"/closedWaysOn/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/closedWaysOn/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/closedWaysOn/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err45 = {instancePath:instancePath+"/closedWaysOn",schemaPath:"#/properties/closedWaysOn/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.disruption !== undefined){
let data17 = data.disruption;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.offWay === undefined){
const err46 = {instancePath:instancePath+"/disruption",schemaPath:"#/properties/disruption/required",keyword:"required",params:{missingProperty: "offWay"},message:"must have required property '"+"offWay"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.onWay === undefined){
const err47 = {instancePath:instancePath+"/disruption",schemaPath:"#/properties/disruption/required",keyword:"required",params:{missingProperty: "onWay"},message:"must have required property '"+"onWay"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key8 in data17){
if(!((key8 === "offWay") || (key8 === "onWay"))){
const err48 = {instancePath:instancePath+"/disruption",schemaPath:"#/properties/disruption/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.offWay !== undefined){
if(!(validate299(data17.offWay, {instancePath:instancePath+"/disruption/offWay",parentData:data17,parentDataProperty:"offWay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
}
if(data17.onWay !== undefined){
if(!(validate299(data17.onWay, {instancePath:instancePath+"/disruption/onWay",parentData:data17,parentDataProperty:"onWay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/disruption",schemaPath:"#/properties/disruption/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="weather.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
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
if("weather" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "weather"},message:"must be equal to constant"};
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
if(!(validate286(key1, {instancePath:instancePath+"/entries",parentData:data1,parentDataProperty:"entries",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate288(data1[key2], {instancePath:instancePath+"/entries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
