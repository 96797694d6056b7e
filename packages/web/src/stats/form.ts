// The form of something that was stored or sent, field by field.

type Check = (value: unknown) => boolean;
export type Form = Readonly<Record<string, Check>>;

export const isText: Check = (value) => typeof value === 'string' && value.length <= 64;
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isWhole: Check = (value) => Number.isSafeInteger(value);
export const isCount: Check = (value) => isWhole(value) && Number(value) >= 0;
export const isPlace: Check = (value) => isCount(value) && Number(value) >= 1;
export const isTime: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export function fits(value: unknown, form: Form): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(form).every(([name, check]) => check((value as Record<string, unknown>)[name]))
  );
}

/** The fields that a form knows, and no others. */
export const picked = (value: Record<string, unknown>, form: Form) =>
  Object.fromEntries(Object.keys(form).map((name) => [name, value[name]]));
