/** English words for what people wear and look like, what things are made of, and how they are. */

import type { GarmentName } from '../../scene/garments.ts';
import type { Age } from '../../scene/scene.ts';

export const garments: Record<GarmentName, string> = {
  shirt:
    'shirt, top, polo shirt, button down, dress shirt, checked shirt, flannel shirt, plaid shirt, striped shirt, hawaiian shirt',
  t_shirt: 't shirt, tshirt, tee, tank top, striped t shirt',
  sweater:
    'sweater, jumper, pullover, cardigan, sweatshirt, turtleneck, knitted sweater, christmas sweater, wool sweater',
  hoodie: 'hoodie, hooded sweatshirt, tracksuit, jogging suit',
  jacket:
    'jacket, leather jacket, denim jacket, blazer, ski jacket, bomber jacket, puffer jacket, down jacket, windbreaker, parka, sports jacket, winter jacket',
  coat: 'coat, trench coat, overcoat, fur coat, winter coat, long coat, trenchcoat, poncho, wool coat, duffle coat',
  raincoat: 'raincoat, rain coat, rain jacket, mackintosh, rain poncho, slicker',
  suit: 'suit, tuxedo, tux, business suit, dinner jacket, three piece suit, black tie',
  vest: 'vest, waistcoat, life vest, life jacket, safety vest',
  blouse: 'blouse',
  robe: 'robe, bathrobe, toga, cassock, habit, robes, tunic, cloak robe, kaftan, dressing gown, hooded robe, karate gi, gi',
  cape: 'cape, cloak, shawl, mantle',
  apron: 'apron, aprons',
  kimono: 'kimono, yukata',
  hanfu: 'hanfu, hanbok, ao dai, chinese dress, traditional chinese dress',
  sari: 'sari, saree, lehenga',
  qipao: 'qipao, cheongsam',
  dirndl: 'dirndl, bavarian dress',
  kilt: 'kilt, tartan kilt, tartan skirt',
  tutu: 'tutu, leotard, ballet dress, ballet costume',
  dress:
    'dress, sundress, summer dress, skirt dress, cocktail dress, party dress, polka dot dress, floral dress, flowing dress, frock',
  gown: 'gown, evening gown, ball gown, evening dress, ballgown, long dress, long gown, flowing gown',
  wedding_dress:
    'wedding clothes, wedding attire, wedding outfit, wedding equipmentNouns, bridal wear, wedding dress, wedding gown, bridal gown, bridal dress',
  uniform: 'uniform, school uniform, military uniform, police uniform, scrubs, nurse uniform, camouflage',
  lab_coat: 'lab coat, labcoat, white coat, laboratory coat',
  spacesuit: 'spacesuit, space suit, astronaut suit',
  armour:
    'armour, armor, suit of armor, suit of armour, chainmail, plate armor, shining armor, shining armour, plate armour',
  swimsuit: 'swimsuit, bikini, bathing suit, swimming trunks, swim trunks, swimwear, trunks, bathing costume',
  wetsuit: 'wetsuit, wet suit, diving suit, scuba gear',
  overalls: 'overalls, dungarees, jumpsuit, boiler suit, overall',
  pyjamas: 'pyjamas, pajamas, nightgown, nightdress, onesie, pjs',
  costume: 'costume, halloween costume, disguise, superhero costume, clown costume, traditional costume',
  jersey: 'jersey, sports jersey, football jersey, sportswear',
  trousers: 'trousers, pants, leggings, slacks, cargo pants, sweatpants, yoga pants',
  jeans: 'jeans, denim jeans, denim',
  shorts: 'shorts, short trousers, lederhosen',
  skirt: 'skirt, miniskirt, mini skirt, long skirt, grass skirt, hula skirt',
  boots:
    'boots, boot, rubber boots, rain boots, cowboy boots, wellies, wellingtons, hiking boots, snow boots',
  shoes: 'shoes, shoe, high heels, heels, loafers, slippers, ballet shoes, clogs, pointe shoes',
  sneakers: 'sneakers, sneaker, trainers, running shoes',
  sandals: 'sandals, sandal, flip flops',
  barefoot: 'barefoot, bare feet, barefooted',
  hat: 'hat, fedora, bowler hat, fur hat, wide brimmed hat, bonnet, panama hat, sailor hat, hats, bucket hat, trilby',
  cap: 'cap, baseball cap, peaked cap, flat cap, beret, newsboy cap',
  straw_hat: 'straw hat, sun hat, sunhat, conical hat, rice hat, sombrero',
  top_hat: 'top hat, tophat, stovepipe hat',
  cowboy_hat: 'cowboy hat, stetson',
  pirate_hat: 'pirate hat, pirate s hat, tricorn, tricorne, tricorn hat',
  helmet: 'helmet, bicycle helmet, bike helmet, motorcycle helmet, viking helmet, crash helmet',
  hard_hat: 'hard hat, hardhat, construction helmet, safety helmet',
  crown: 'crown, tiara, flower crown, diadem',
  chef_hat: 'chef hat, chef s hat, toque',
  witch_hat: 'witch hat, wizard hat, pointed hat, witch s hat, pointy hat',
  beanie: 'beanie, woolly hat, knit hat, winter hat, bobble hat, wool hat, knitted hat, knit cap',
  hood: 'hood',
  turban: 'turban',
  headscarf: 'headscarf, hijab, bandana, veil, head scarf',
  party_hat: 'party hat, birthday hat, party hats',
  santa_hat: 'santa hat, christmas hat',
  feather_headdress:
    'feather headdress, feathered headdress, headdress, feather headdresses, feathered headdresses, headdresses, feather crown, war bonnet',
  scarf: 'scarf, scarves, neckerchief, shawl scarf, woolen scarf',
  tie: 'tie, necktie',
  bow_tie: 'bow tie, bowtie',
  necklace: 'necklace, pearls, pendant, collar, lei, gold chain',
  mask: 'mask, face mask, surgical mask, venetian mask, gas mask, carnival mask, eye patch, eyepatch',
  glasses: 'glasses, spectacles, eyeglasses, reading glasses, round glasses, monocle',
  sunglasses: 'sunglasses, shades, aviators, dark glasses',
  headlamp: 'headlamp, head lamp, head torch, headtorch, miner s lamp, headlight on his helmet',
  bubble_gum: 'bubblegum',
  food_smears: 'foodsmears',
  goggles:
    'goggles, ski goggles, diving mask, swimming goggles, vr headset, virtual reality headset, vr goggles, snorkel mask',
  gloves: 'gloves, mittens, glove',
  watch: 'wristwatch, wrist watch, smartwatch, smart watch',
  beard: 'beard, long beard, bushy beard, bearded',
  moustache: 'moustache, mustache, handlebar mustache',
  headphones: 'headphones, earbuds, earphones, headset',
  backpack: 'backpack, rucksack, school bag, knapsack, schoolbag',
  wings: 'wings, angel wings, fairy wings, butterfly wings',
};

/** What somebody has rather than wears: parts of a body, which belong to it and are not things. */
export const bodyParts =
  'trunk, lipstick, makeup, pouch, feathers, plumage, hair, long hair, short hair, curly hair, eye, eyes, hand, hands, face, head, arm, arms, leg, legs, foot, feet, nose, ear, ears, mouth, tail, paw, paws, claw, claws, trunk of the elephant, tooth, teeth, finger, fingers, fur, mane, feather coat, fin, fins, beak, horn, horns, antler, antlers, lips, cheeks, cheek, shoulder, shoulders, back, chest, skin, belly, tongue, freckles, ponytail, braid, braids, pigtails, tentacle, tentacles, scales, whiskers, knee, knees, lap, smile, muscles, neck, skin tone, body, hoof, hooves, tusks, tusk, snout, hump, fist, bangs, mohawk, tattoo, tattoos, wing, spots, stripes, thumb, carrot nose, eyelashes, brow, wrinkles, shell on its back, dreadlocks, afro, bun hair, each other, one another, himself, herself, itself, themselves';

export const ages: Record<Age, string> = {
  baby: 'baby, newborn, infant',
  child: 'young, little, small, teenage, youthful',
  adult: 'adult, grown up, middle aged',
  old: 'old, older, elder, elderly, aged, senior, ancient, grey haired, gray haired, white haired, wrinkled',
};

export const materials =
  'wooden, wood, stone, brick, glass, golden, gold, silver, metal, metallic, steel, iron, bronze, copper, paper, leather, plastic, rubber, crystal, ice, marble, bamboo, straw, clay, ceramic, porcelain, rusty, cardboard, silk, velvet, wool, knitted, woolen, wicker, concrete, diamond, jade, chocolate, candy, sand, snow, rock, cotton, feather, chrome, terracotta, denim, lace, fur, log, gingerbread, neon, lego, mechanical, steampunk, robotic, cobblestone, rocky, silver plated, tin, obsidian, pearl, ruby, emerald, sapphire, amber';

/** Words that describe one thing and are kept with it. */
export const traits =
  'ancient, broken, round, square, thin, fat, chubby, fluffy, furry, shiny, rusty, vintage, antique, retro, modern, classic, abandoned, empty, full, open, closed, striped, spotted, patterned, checkered, wild, hairy, muscular, wet, dirty, muddy, dusty, luminous, transparent, translucent, invisible, icy, frozen, mossy, overgrown, leafy, bare, ripe, fresh, rotten, crooked, curved, long, wide, narrow, deep, sharp, pointed, soft, hard, hot, steep, sleek, elegant, fancy, ornate, cute, ugly, angry, sleepy, hungry, tired, brave, strong, weak, rich, poor, wise, magical, mythical, robotic, cyborg, futuristic, tropical, winged, armored, armoured, toy, mighty, beautiful, handsome, pretty, pregnant, blind, injured, sick, dead, bald, curly, wooly, woolly, slim, skinny, plump, stylish, traditional, red hot, homemade, delicious, tasty, sliced, roasted, grilled, fried, baked, melted, cracked, shattered, ruined, crumbling, collapsed, weathered, worn, faded, polished, painted, carved, lit, unlit, stray, domestic, lazy, curious, energetic, crisp, crunchy, creamy, juicy, frosted, iced, hidden, sunken, thatched, red brick, whitewashed, smooth, rough, thick, dense, heavy, loud, brand new, wood fired, steampunk, ornamental, humanoid, friendly, clumsy, shy, proud, graceful, electric, old, tall, colourful, colorful, bright, busy, crowded, packed, bustling';
