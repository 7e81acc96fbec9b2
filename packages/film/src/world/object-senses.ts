/** Nouns that name another thing as the object of one verb than alone: a keyboard that is typed on is no instrument. */

const table = `
type: keyboard=laptop, email=laptop, message=phone, report=laptop, essay=laptop
write: email=laptop, code=laptop, blog=laptop
check: email=laptop, message=phone, news=phone, mail=newspaper, time=watch
send: email=laptop, message=phone
read: news=newspaper, email=laptop, message=phone, story=book, article=newspaper, comic=book
watch: movie=television, film=television, video=television, show=television, series=television, news=television, cartoon=television, match=television
fold: laundry=clothes, washing=clothes, towel=clothes, blanket=clothes, shirt=clothes, sheet=clothes
rearrange: furniture=armchair
move: furniture=armchair
shift: furniture=armchair
sort: laundry=clothes
put away: laundry=clothes
play: catch=ball, fetch=ball
wash: dish=plate
wash up: dish=plate
do: dish=plate
dry: dish=plate
wipe: dish=plate
rinse: dish=plate
scrub: dish=plate
stack: dish=plate
drop: dish=plate
break: dish=plate
smash: dish=plate
put away: dish=plate
clear: dish=plate
swing: bat=baseball bat
hold: bat=baseball bat
squeeze: fruit=orange slice, citrus=orange slice
peel: fruit=orange
slice: fruit=orange
bite: fruit=apple
`;

const rows = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [verb, pairs] = line.split(': ') as [string, string];
      return pairs.split(', ').map((pair) => {
        const [noun, shown] = pair.split('=') as [string, string];
        return [`${verb} ${noun}`, shown] as const;
      });
    }),
);

/** The noun that a verb's object means, where it is not the one that is said. */
export const senseAsObject = (verb: string, noun: string): string | undefined => rows.get(`${verb} ${noun}`);
