/** A castle and a landscape half built, for the start page: tiles as kind,x,y,rotation; followers as seat,x,y,area. */
import type { GameName } from '../protocol/types';

export interface Scene {
  tiles: string;
  followers: string;
  scores: number[];
  on: number[];
}

export const SCENES: Record<GameName, Scene> = {
  castle: {
    tiles: `
      t05,4,1,0 t37,8,7,90 t17,8,6,0 t28,5,1,180 t10,10,5,180 t02,6,1,0 t41,7,7,180 t44,5,2,270
      t07,4,2,0 t32,5,3,180 t04,8,5,270 t31,6,3,0 t52,7,6,90 t58,9,0,0 t19,7,5,0 t39,8,0,180
      t18,6,6,270 t56,6,4,0 t49,3,6,90 t60,3,5,90 t12,9,6,0 t43,3,4,0 t34,7,0,0 t48,2,6,0
      t29,8,1,270 t54,1,6,0 t01,3,2,0 t23,2,5,90 t45,9,1,90 t03,9,5,0 t13,10,0,90 t40,6,7,0
      t35,7,1,180 t57,4,4,0 t14,9,2,180 t26,1,5,90 t24,2,2,0 t11,9,7,180 t53,5,4,0 t55,4,5,90
      t25,4,6,0 t21,6,2,90 t22,10,6,0 t50,5,5,270 t42,6,5,90 t20,5,6,180
    `,
    followers: `
      0,5,5,court2 0,7,5,tower1 0,9,5,tower1 0,10,5,court1 0,7,6,court3 1,7,0,court2 1,8,1,tower1
      1,3,2,court1 1,5,3,court1
    `,
    scores: [63, 48],
    on: [65, 68, 76, 81, 84, 95],
  },
  classic: {
    tiles: `
      D,0,0,0 P,0,-1,180 Q,0,1,180 C,1,-1,0 J,2,-1,270 V,0,-2,0 E,2,0,90 S,3,-1,90 F,1,1,0 V,1,2,270
      A,2,-2,0 O,-1,-2,0 I,3,0,0 V,2,-3,90 X,-1,-1,0 V,2,-4,270 V,1,-3,270 D,-1,-3,180 G,4,0,90
      V,0,-3,90 B,1,-4,0 L,4,1,0 O,4,-1,270 K,-2,-2,90 P,3,-4,90 K,3,-2,180 A,-2,-1,270 M,3,-5,180
      E,5,0,90 F,6,0,0 U,3,-3,90 H,7,0,90 H,8,0,90 M,4,-5,270 S,4,2,180 L,9,0,270 D,8,1,180
      T,10,0,90 P,9,1,180 W,3,1,0
    `,
    followers: `
      0,0,-3,road1 0,2,-3,field1 0,2,-2,monastery1 0,0,-1,city1 0,5,0,field1 0,7,0,field1
      1,1,-4,monastery1 1,-2,-2,field1 1,-2,-1,monastery1 1,0,1,city1 1,9,1,road1 2,3,-5,city1
      2,2,-4,road1 2,3,-4,field1 2,3,0,field1 2,8,1,field2 2,1,2,road1
    `,
    scores: [23, 30, 22],
    on: [],
  },
};
