/** Sentences with values in them, found by a table of their forms and said in its language. */

type Form = { pattern: RegExp; names: string[]; said: string };

const value = /(\{\w+\})/;
const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const literalLength = (form: string): number => form.replaceAll(/\{\w+\}/g, '').length;

/** The most literal forms first: one that is nearly all values would match everything. */
const compile = (table: Record<string, string>): Form[] =>
  Object.entries(table)
    .toSorted(([one], [other]) => literalLength(other) - literalLength(one))
    .map(([form, said]) => {
      const parts = form.split(value).map((part) => (value.test(part) ? '(.+?)' : escaped(part)));
      return {
        pattern: new RegExp(`^${parts.join('')}$`, 's'),
        names: [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
        said,
      };
    });

const compiled = new WeakMap<object, Form[]>();

/** As it is where the table has no such form; its values are looked up too. */
export const sayByForm = (message: string, table: Record<string, string>): string => {
  const forms = compiled.get(table) ?? compile(table);
  compiled.set(table, forms);
  for (const { pattern, names, said } of forms) {
    const found = pattern.exec(message);
    if (!found) continue;
    const values = new Map(names.map((name, index) => [name, sayByForm(found[index + 1]!, table)]));
    return said.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  }
  return message;
};
