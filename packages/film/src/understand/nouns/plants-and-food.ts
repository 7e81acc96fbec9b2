/** Everyday names of plants and food by the noun that a kit draws. */

export const plants = `
tree: oak, oak tree, maple, maple tree, beech, elm, ash tree, chestnut tree, linden, deciduous tree, plane tree, poplar, aspen, walnut tree, banyan, eucalyptus, plum tree, fig tree, rubber tree
apple tree: orange tree, lemon tree, pear tree, peach tree, fruit tree, olive tree, orange trees
pine tree: pine, fir, fir tree, spruce, conifer, evergreen, cedar, larch, cypress, redwood, sequoia, juniper
christmas tree: xmas tree
birch: birch tree
willow: willow tree, weeping willow
palm tree: palm, coconut palm, coconut tree, date palm
cherry tree: cherry blossom tree, cherry blossom, cherry blossoms, sakura, sakura tree, blossoming tree, blossom tree
acacia tree: acacia, umbrella tree, baobab, baobab tree
bonsai: bonsai tree
dead tree: bare tree
branch: tree branch, bough, twig, limb of a tree, stick branch
log: tree trunk, trunk, fallen log, fallen tree, driftwood, firewood, logs
stump: tree stump
bush: foliage, greenery, vegetation, shrubbery, undergrowth, shrub, hedge, bushes, thicket bush, rosebush, rose bush, topiary
bamboo: bamboo stalk, bamboo shoot, bamboo leaf
cactus: saguaro, cacti, prickly pear
ivy: vine, creeper, vines, climbing plant
fern: 
grass: tall grass, tuft of grass, reeds, reed, cattail, bulrush, pampas
leaf: green leaf, maple leaf
mushroom: toadstool, fungus
flower: wildflower, bloom, blossom, daffodil, iris, peony, poppy, pansy, violet flower, marigold, chrysanthemum, dahlia, geranium, hydrangea, magnolia, carnation, begonia, bluebell, crocus, snowdrop, buttercup, primrose, petunia, hyacinth, gladiolus, azalea, edelweiss
rose: red rose, roses
tulip: tulips
daisy: camomile, chamomile, aster
sunflower: sunflowers
lily: water lily flower
lotus: lotus flower
water lily:
lily pad: lilypad, lily pads, lily leaf
topiary animal: topiary giraffe, topiary elephant, topiary rabbit, topiary swan, topiary horse, topiary bear, topiary dog, topiary cat, topiary lion, topiary deer, topiary dinosaur, topiary peacock, topiary bird, topiary fox, topiary squirrel
orchid: hibiscus, jasmine flower
lavender: lilac flower, lavender plant, lavender flower, lavender blossom, lavender bush, lavender bloom
dandelion: dandelion seed, dandelion seeds, dandelion clock
bouquet: bunch of flowers, bouquet of flowers, flower bouquet, bouquet of roses, bunch of roses
potted plant: houseplant, pot plant, plant, house plant, plants, seedling, sprout, succulent, monstera, shoot, young plant
wheat: barley, rye, oat, grain, crop, crops, rice plant
corn: maize, sweetcorn, corn cob, corn stalk
seaweed: kelp, algae
grapevine: 
venus flytrap:
beanstalk:
`;

export const foods = `
apple: red apple, green apple
banana: bananas
orange: tangerine, mandarin, clementine, grapefruit
lemon: lime
pear:
peach: apricot, nectarine, mango, plum
cherry: cherries
strawberry: strawberries
berry: blueberry, raspberry, blackberry, cranberry, blueberries, raspberries
grape: grapes, bunch of grapes
watermelon: melon, slice of watermelon, watermelon slice
pineapple:
coconut:
kiwi: kiwi fruit, avocado, papaya, dragon fruit
fruit: fruit bowl, bowl of fruit, fruit basket, fruits
carrot: carrots
tomato: tomatoes
potato: potatoes, sweet potato
onion: garlic, radish, beet, turnip
cabbage: lettuce, broccoli, cauliflower, kale, spinach, artichoke
eggplant: aubergine, zucchini, courgette, cucumber
pepper: bell pepper, chili, chilli, chili pepper, paprika
pumpkin: squash, gourd
jack o lantern: carved pumpkin, halloween pumpkin
pea: bean, green bean, peas, beans
vegetable: veg, veggies, vegetables, stir fry
nut: acorn, walnut, peanut, hazelnut, almond, chestnut, pistachio
egg: eggs, boiled egg
fried egg: omelette, omelet, scrambled eggs
easter egg: painted egg, decorated egg, coloured egg, colored egg, colorful egg, colourful egg, dyed egg
bread: loaf, loaf of bread, baguette, bun, roll of bread, toast, sourdough, slice of bread, bread loaf
croissant: pastry
bagel: pretzel
cheese: slice of cheese
sandwich: sub sandwich, blt, panini, grilled cheese, snack, bite to eat, packed lunch
burger: hamburger, cheeseburger
hot dog: hotdog, sausage, bratwurst
pizza: slice of pizza, pizza slice, pepperoni pizza
taco: quesadilla
burrito: wrap, kebab, gyro, gyros, shawarma, doner, doner kebab, falafel wrap, breakfast burrito
french fries: fries, chips
spaghetti: pasta, plate of spaghetti, noodles pasta, lasagna, macaroni, bowl of pasta, fettuccine, plate of pasta, linguine, carbonara
ramen: noodles, noodle soup, bowl of ramen, pho, udon, bowl of noodles, instant noodles, noodle, laksa, soba, bowl of noodle soup
soup: stew, bowl of soup, broth, chowder, porridge, chili stew, gumbo
rice: bowl of rice, fried rice, curry, risotto, curry rice, paella, sushi rice
salad: bowl of salad, caesar salad
cereal: bowl of cereal, oatmeal, granola
sushi: sushi board, sushi platter, plate of sushi, sushi plate, sushi set, sushi rolls, assorted sushi, salmon roll, salmon rolls, california roll, sushi roll, sashimi, nigiri, maki
dumpling: dim sum, gyoza, bao, baozi, wonton, ravioli, dumplings
steak: beef, meat, roast beef, rib, pork chop, lamb chop, bacon, ham, ribs
roast chicken: roast turkey, chicken leg, fried chicken, drumstick, chicken wing, turkey dinner
meal: food, dish, cuisine, cooked meal, plate of food, cooked dish, vegetable dish, hot dish, healthy meal
grilled fish: fillet, fish dish
pancake: pancakes, stack of pancakes, crepe
waffle: waffles, belgian waffle
cake: layer cake, chocolate cake, cheesecake, sponge cake, slice of cake
birthday cake:
wedding cake:
cupcake: muffin
pie: apple pie, tart, quiche, pumpkin pie
donut: doughnut
cookie: biscuit, cookies, gingerbread, gingerbread man, gingerbread cookie, chocolate chip cookie
chocolate: chocolate bar, candy bar, chocolates, fudge, brownie
candy: sweets, lollipop, candies, candy cane, sweet, jelly bean, gummy bear, marshmallow, marshmallows
ice cream: ice cream cone, gelato, sundae, cone of ice cream, ice cream sundae
popsicle: ice lolly, ice pop
popcorn: bucket of popcorn
honey: jar of honey, honey jar, honey pot
jam: jar of jam
butter:
cup: teacup, tea cup, coffee cup, cup of coffee, cup of tea, coffee, tea, cappuccino, espresso, latte, hot chocolate, cup of hot chocolate, cocoa, paper cup, cup of cocoa, cup of espresso, cup of cappuccino, cup of latte, hot cocoa, cup of milk, cup of hot cocoa, matcha, hot tea, hot coffee, coffee to go
mug: mug of coffee, mug of hot chocolate, mug of cocoa, coffee mug, mug of tea, beer mug, mug of beer, tankard
glass: drink, beverage, drinks, glass of water, drinking glass, water glass, glass of milk, juice, glass of juice, orange juice, iced tea, soda, milkshake, smoothie, glass of orange juice, tumbler, glass of whiskey, whiskey, soft drink, bubble tea, iced coffee
wine glass: glass of wine, wine, champagne, glass of champagne, champagne glass, goblet, chalice
lemonade: glass of lemonade, lemon juice, lemon tea, iced lemon tea
cocktail: martini, margarita, mojito
beer: pint of beer, glass of beer, pint, ale
bottle: bottle of wine, wine bottle, bottle of beer, beer bottle, water bottle, bottle of milk, milk bottle, bottle of water, glass bottle, champagne bottle, bottle of champagne, perfume bottle, flask
can: soda can, tin can, can of soda, beer can, tin
milk jug: milk pitcher, jug of milk, milk
jug: pitcher, carafe, jug of water, water jug, water pitcher, pitcher of water, pitcher of lemonade, jug of lemonade, pitcher of juice, jug of juice
teapot: tea pot, kettle, tea kettle
coffee pot: coffee maker, coffee machine, espresso machine, french press, moka pot
bowl: empty bowl, mixing bowl
plate: dishes, saucer, platter, coaster
salt shaker: pepper mill, ketchup, ketchup bottle
sandwich platter:
picnic basket: picnic hamper, hamper
`;
