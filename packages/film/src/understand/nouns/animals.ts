/** Everyday names of animals by the noun that a kit draws. */

export const animals = `
dog: doggy, doggie, hound, mutt, terrier, spaniel, poodle, corgi, husky, dachshund, beagle, bulldog, pug, collie, border collie, sheepdog, german shepherd, labrador, labrador retriever, retriever, golden retriever, dalmatian, chihuahua, shiba, shiba inu, greyhound, rottweiler, boxer dog, great dane, saint bernard, st bernard, sled dog, guide dog, sausage dog, pooch, canine, schnauzer, whippet, bloodhound, setter, pointer dog, samoyed, malamute, akita, doberman, pit bull, cocker spaniel, police dog, hunting dog
puppy: pup, puppies, puppy dog
cat: kitty, tabby, tabby cat, siamese cat, siamese, persian cat, tomcat, feline, ginger cat, maine coon, house cat, housecat, calico cat, calico, tuxedo cat, pussycat, moggy, alley cat, stray cat
kitten: kittens
horse: horseback, stallion, mare, mustang, steed, racehorse, race horse, wild horse, bronco, thoroughbred, arabian horse, clydesdale, workhorse, palomino, charger
pony: foal, colt, filly, shetland pony
donkey: mule, burro, ass
zebra:
cow: cattle, bovine, dairy cow, holstein, heifer, highland cow
calf:
bull: ox, bullock, steer, yak
buffalo: bison, water buffalo, cape buffalo
pig: hog, swine, sow, piggy, pot bellied pig
piglet:
boar: wild boar, warthog
sheep: ewe, ram, flock animal, merino
lamb:
goat: billy goat, nanny goat, mountain goat, ibex, kid goat
camel: dromedary, bactrian camel
llama: alpaca, vicuna, guanaco
giraffe:
elephant: mammoth, woolly mammoth, indian elephant, african elephant, elephant calf, baby elephant
rhinoceros: rhino
hippopotamus: hippo
deer: doe, fawn, roe deer, caribou
stag: buck, elk, moose, reindeer, red deer
antelope: gazelle, impala, springbok, wildebeest, gnu, kudu, oryx
lion: lioness, lion cub, big cat
tiger: tigress, bengal tiger, tiger cub, siberian tiger, white tiger
leopard: cheetah, jaguar, snow leopard
panther: black panther, puma, cougar, mountain lion
lynx: bobcat
wolf: gray wolf, grey wolf, wolf cub, coyote, jackal, dingo, hyena, werewolf
fox: red fox, arctic fox, fennec fox, fennec, vixen, fox cub
bear: brown bear, grizzly, grizzly bear, black bear, bear cub, kodiak bear, cub
polar bear:
panda: panda bear, giant panda, baby panda
red panda:
koala: koala bear
kangaroo: wallaby, joey
monkey: macaque, baboon, marmoset, capuchin, lemur, howler monkey
gorilla: ape, silverback, orangutan, king kong
chimpanzee: chimp, bonobo
sloth:
rabbit: bunny, hare, bunny rabbit, jackrabbit
squirrel: chipmunk, red squirrel, grey squirrel
mouse: field mouse, mice, vole, shrew
rat: rodent
hamster: guinea pig, gerbil
hedgehog: porcupine
beaver: platypus, groundhog, marmot, woodchuck, prairie dog
capybara:
otter: sea otter, mink, weasel, ferret, stoat, mongoose, meerkat
raccoon: racoon
skunk:
badger: wolverine, honey badger
mole:
anteater: armadillo, aardvark, pangolin, tapir
bat: fruit bat, flying fox
frog: tree frog, bullfrog, tadpole
toad:
turtle: box turtle
tortoise: giant tortoise
crocodile: alligator, caiman, gator, croc
lizard: axolotl, gecko, iguana, salamander, newt, komodo dragon, skink
chameleon:
snake: cobra, python, viper, rattlesnake, serpent, anaconda, boa
tyrannosaurus: t rex, trex, tyrannosaurus rex, allosaurus
velociraptor: raptor
brachiosaurus: sauropod, brontosaurus, diplodocus, long neck dinosaur, long necked dinosaur, apatosaurus
triceratops:
stegosaurus: ankylosaurus
dinosaur: dino
pterodactyl: pteranodon, pterosaur
dragon: wyvern, fire dragon, baby dragon, drake
chinese dragon:
unicorn:
pegasus: winged horse
griffin: gryphon, hippogriff
phoenix: firebird
monster: beast, creature, yeti, bigfoot, sasquatch, ogre, troll, cyclops, minotaur, golem, stone golem, treant, demon beast, godzilla, kaiju, gremlin
snail: slug
worm: earthworm
crab: hermit crab, king crab, fiddler crab
lobster: crayfish, crawfish
scorpion:
seal: sea lion, harbor seal, harbour seal, elephant seal
walrus:
`;

export const birds = `
bird: songbird, birdie, finch, wren, thrush, nightingale, starling, warbler, lark, tit, chickadee, bird of prey, wading bird, tropical bird, cardinal bird
sparrow:
robin: bluebird, blue jay, cardinal, bluejay, kingfisher
swallow: swift, martin
crow: raven, blackbird, magpie, jackdaw
pigeon: turtledove
dove: white dove
eagle: bald eagle, golden eagle, hawk, buzzard, osprey, kite bird, red kite
falcon: kestrel, peregrine, peregrine falcon
vulture: condor
owl: barn owl, snowy owl, owlet, tawny owl
parrot: macaw, cockatoo, parakeet, budgie, budgerigar, lovebird, cockatiel
toucan: hornbill
hummingbird: humming bird
woodpecker:
seagull: gull, albatross, tern, sea bird, seabird, cormorant
pelican:
penguin: emperor penguin, king penguin, penguin chick
puffin: auk
duck: mallard, drake duck, wood duck, mother duck, female duck, hen mallard
duckling: ducklings
goose: gosling, canada goose, wild goose, geese
swan: cygnet, black swan
flamingo: spoonbill
heron: egret, bittern
crane bird: red crowned crane, red-crowned crane, white crane, white crane bird
stork: ibis
peacock: peahen, peafowl
chicken: hen, broiler
rooster: cockerel, cock
chick: baby chick
turkey: turkey bird
ostrich: emu, rhea
pheasant: quail, partridge, grouse
`;

export const fish = `
fish: trout, carp, bass, cod, herring, mackerel, sardine, perch, pike, catfish, minnow, guppy, tetra, haddock, fishes
goldfish: gold fish
koi: koi carp
clownfish: clown fish, nemo, anemonefish
tropical fish: angelfish, butterflyfish, parrotfish, surgeonfish, lionfish, reef fish, betta, damselfish
salmon: tuna, swordfish, marlin, sturgeon, barracuda
shark: great white shark, great white, hammerhead, hammerhead shark, tiger shark, whale shark
ray: manta ray, stingray, manta
pufferfish: puffer fish, blowfish
seahorse: sea horse
eel: moray eel, moray
whale: blue whale, humpback whale, humpback, sperm whale, gray whale, narwhal, beluga, whale calf, minke whale
orca: killer whale
dolphin: porpoise, bottlenose dolphin
sea turtle: marine turtle, loggerhead, leatherback turtle, green turtle
octopus: kraken, cuttlefish
squid: giant squid
jellyfish: jelly fish, medusa, moon jelly
starfish: sea star
manatee: dugong
shrimp: prawn, krill
anglerfish: angler fish
`;

export const insects = `
bee: honeybee, honey bee, bumblebee, bumble bee
wasp: hornet
butterfly: monarch, monarch butterfly, swallowtail
moth:
dragonfly: damselfly
ladybug: ladybird, lady bug
beetle: scarab, stag beetle, cockroach, weevil, scarab beetle
ant: termite
spider: tarantula, black widow
caterpillar: inchworm, centipede, millipede
grasshopper: cricket, locust, mantis, praying mantis
fly: housefly, mosquito, gnat, horsefly
`;
