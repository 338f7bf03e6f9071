/** Characters that nobody types, one for each name in quotation marks. */
const FIRST = 0xe000;
const MAX_QUOTED = 100;
const STAND_INS = /[\uE000-\uE063]/g;

/** A question in which each name in quotation marks is a single sign, so that nothing in it is taken for other words. */
export interface HiddenNames {
  readonly text: string;
  /** Puts the names back, without their quotation marks. */
  restore(text: string): string;
  /** Whether a text is nothing but such a name, with its crew or not. */
  isName(text: string): boolean;
}

/** Hides names that are written in quotation marks: `kick "Sword of Light" by WVR-6R`. */
export function hideNames(text: string): HiddenNames {
  const names: string[] = [];
  const hidden = text.replace(STAND_INS, ' ').replace(/["“”„]([^"“”„]+)["“”„]/g, (whole, name: string) => {
    if (names.length === MAX_QUOTED) return whole;
    names.push(name.trim());
    return String.fromCharCode(FIRST + names.length - 1);
  });
  return {
    text: hidden,
    restore: each => each.replace(STAND_INS, sign => names[sign.charCodeAt(0) - FIRST] ?? ''),
    isName: each => /^[\uE000-\uE063](?:@[\d/]+)?$/.test(each),
  };
}
