/** Words of a prompt that tell more of its place than the place's name. */

import type { PlaceDetail } from '../../scene/place-details.ts';

/** Between two words of a pattern stands no more than a clause: open gaps would take the cube of the text's length. */
export const placeDetailWords: Record<PlaceDetail, RegExp> = {
  pines: /\b(?:pines?|firs?|spruces?|conifer(?:s|ous)?|evergreens?|redwoods?|sequoias?)\b/,
  towering:
    /\b(?:redwoods?|sequoias?|(?:old.growth|primeval|primordial|towering|tall|giant|ancient|gigantic|enormous|massive|huge|colossal|mighty|soaring) (?:[a-z]+ )?(?:trees|forests?|woods|woodland|rainforest))\b/,
  canal: /\b(?:venice|venetian|canals?|gondolas?|gondolier|suzhou|bruges|copenhagen|nyhavn)\b/,
  racetrack:
    /\b(?:(?:cars?|motorcycles?|motorbikes?|karts?)[a-z' ]{0,30} track|race ?track|race track|racing track|race circuit|racing circuit|speedway|circuit|formula (?:1|one)|f1|grand prix|nascar)\b/,
  audience: /\b(?:crowds?|audiences?|spectators|fans|concert.?goers|festival.?goers|thousands|ravers)\b/,
  steep:
    /\b(?:steep|lisbon|uphill|hilly street|san francisco (?:hill|street)s?|hills? (?:in|of) san francisco)\b/,
  abandoned:
    /\b(?:abandoned(?! (?:[a-z]{1,12} )?(?:pupp|dog|kitten|cat\b|baby|babies|child|animal|bird|doll|toy))|derelict|decaying|crumbling|overgrown|dilapidated|ruined|haunted|post.?apocalyptic|forgotten)\b/,
  pink_water:
    /\b(?:pink|rose|rosy|magenta)(?:.colou?red)? (?:salt |mountain )?(?:lakes?|lagoons?|ponds?|rivers?|waters?)\b/,
  red_water:
    /\b(?:red|crimson|blood.red)(?:.colou?red)? (?:salt |mountain )?(?:lakes?|lagoons?|ponds?|rivers?|waters?)\b/,
  glowing_water:
    /\b(?:glowing|luminous|luminescent|bioluminescent|radiant|shining|phosphorescent)(?: (?:blue|turquoise|magic|magical|enchanted|crystal|mystic|mystical|forest|mountain)){0,2} (?:lakes?|lagoons?|ponds?|rivers?|streams?|waters?|pools?)\b|\b(?:lake|lagoon|pond|river|stream|water) (?:that |which )?glow(?:s|ing)\b/,
  river_lanterns:
    /\blanterns? (?:(?:are|is|gently|slowly|softly) ){0,2}(?:float|drift|glid|bob)(?:s|ing|ting)? (?:(?:gently|slowly|softly|peacefully) )?(?:on|down|along|across|upon|in) (?:(?:the|a|an) )?(?:(?:calm|dark|still|quiet|old|surface|of|the|black|night|town|city|village) ){0,3}(?:rivers?|canals?|lakes?|waters?|ponds?|streams?|sea)\b|\blanterns? (?:on|upon) (?:the )?(?:surface of )?(?:the |a )?(?:rivers?|canals?|lakes?|water|ponds?)\b|\b(?:rivers?|canals?|lakes?|water|ponds?|streams?)(?: surface)?(?: (?:on|with|full of|covered with|covered in|filled with|of))?(?: (?:many|small|float(?:ing|s)?|drift(?:ing|s)?|red|paper|glowing|lit|lotus|colou?rful)){1,3} lanterns?\b|\b(?:river|water|lotus) lanterns?\b/,
  frozen:
    /\b(?:frozen|icy|ice.covered|iced over|(?:freez(?:es?|ing)|ic(?:es|ing)) over|(?:lake|pond|river) (?:freez(?:es|ing)|turning (?:in)?to ice))\b/,
  freezing:
    /\b(?:lakes?|ponds?|water|surface)(?: \w+){0,2} (?:freez(?:es?|ing)|ic(?:es|ing) over|turn(?:s|ing) (?:in)?to ice)\b|\bice (?:slowly |gradually )?(?:form|grow|spread)(?:s|ing) (?:\w+ ){0,2}(?:lake|pond|water)\b/,
  coastal:
    /\b(?:coastal|coast|seaside|ocean|cliffside|sea ?cliff|pacific|amalfi|big sur|riviera|shoreline)\b(?=[a-z' ]{0,100}\b(?:road|highway|drive|route|street|lane)\b)|\b(?:road|highway|drive|route|driving|drives|riding|cruising|cruises)\b[a-z' ]{0,100}\b(?:along|by|beside|next to|near|above|over)\b[a-z' ]{0,100}\b(?:sea(?! of)|ocean|coast|coastline|shore|beach|cliffs?)\b/,
  muddy: /\b(?:mud|muddy|swampy|brown (?:river|water|lake|stream)s?)\b/,
  manholes:
    /\b(?:manholes?|steam(?:ing|y)? (?:rising |coming )?(?:from|out of) (?:the )?(?:streets?|grates?|vents?|manholes?|sewers?))\b/,
  crossing:
    /\b(?:shibuya|crosswalks?|zebra crossing|pedestrian crossing|intersections?|scramble crossing|crossroads)\b/,
  riverside:
    /\b(?:bund|huangpu|shanghai skyline|skyline of shanghai|pudong|lujiazui|seine|thames|east river|hudson|victoria harbou?r)\b/,
  windscreen:
    /\b(?:windshields?|windscreens?|car windows?|dash ?cam|from inside (?:a|the) car|inside (?:a|the) (?:moving )?car|driver's seat|behind the wheel|taxi window)\b/,
  driveway: /\bdriveways?\b/,
  suburban:
    /\b(?:driveways?|suburb(?:an|s|ia)?|cul.de.sac|neighbou?rhood|residential|leafy street|trick.or.treat(?:ing|ers?)?)\b/,
  rapeseed: /\b(?:rapeseed|canola|rape (?:flowers?|fields?))\b/,
  hanging_carpets:
    /\b(?:carpets?|rugs?|textiles|tapestries|kilims?)\b[a-z' ]{0,100}\b(?:hang|hanging|hung|walls?|alley|souk)\b|\bhanging (?:carpets|rugs)\b/,
  ringed_planet: /\b(?:saturn|ringed planet|rings of (?:a|the) planet|planetary rings)\b/,
  desert_road:
    /\b(?:desert|route 66|arizona|nevada|outback|death valley|mojave|texas|sahara)\b(?=[a-z' ]{0,100}\b(?:road|highway|freeway|interstate|route)\b)|\b(?:road|highway|freeway|interstate|route)\b[a-z' ]{0,100}\b(?:desert|arizona|nevada|outback|death valley|mojave)\b|\broute 66\b/,
  snow_capped: /\bsnow.?capped\b/,
  lava_into_sea: /\blava\b[a-z' ]{0,100}\b(?:ocean|sea|water)\b/,
  formal_garden: /\b(?:taj mahal|versailles)\b/,
  ford: /\b(?:cross(?:ing|es)?|through|wad(?:es?|ing)|splash(?:es|ing)?|ford(?:s|ing)?|across|into)\b[a-z' -]{0,100}\b(?:river|stream|creek|brook|ford)\b/,
  shallow:
    /\bdrink\w*\b[a-z' -]{0,100}\b(?:from|at|in)\b[a-z' -]{0,100}\b(?:river|stream|creek|brook|lake|pond|lagoon|water ?hole|watering hole|oasis)\b|\bshallow (?:\w+ )?(?:water|lake|lagoon|pool)\b/,
  swash:
    /\bwet sand\b|\bwater'?s edge\b|\b(?:waves?|tide|surf)\b[a-z' ]{0,100}\b(?:com(?:es|ing) in|roll(?:s|ing) in|wash(?:es|ing)?|lap(?:s|ping)|reach(?:es|ing)?|over the sand|onto the (?:sand|beach|shore))\b/,
  sharp_turn:
    /\b(?:lean(?:s|ing)? (?:in|into|through|hard)|sharp (?:turn|bend|corner|curve)|hairpin|cornering|drift(?:s|ing) (?:around|round|through)|(?:around|round|through|taking) (?:an?|the) (?:\w{1,12} )?(?:corner|bend|curve)s?)\b/,
  snowy:
    /\bsnow(?:y|.covered) (?:\w+ )?(?:village|town|square|street|park|city|market|road|field|forest|woods|garden|yard|roof\w*|hills?|valley|lake|cabin|courtyard|alley|bridge|path|tracks?)\b/,
  fuji: /\b(?:fuji|fujiyama|kilimanjaro)\b/,
  // Settled from what is ridden there.
  rodeo: /(?!)/,
  tower_bridge: /\b(?:tower bridge)\b/,
  icy_sea: /\b(?:icebergs?|antarctica?|arctic|icy (?:water|waters|sea)|ice floes|frozen sea|polar sea)\b/,
  avalanche: /\b(?:avalanches?|snow ?slide)\b/,
  eclipse: /\beclipse\b/,
  rides:
    /\b(?:amusement parks?|theme parks?|fair ?grounds?|carnival(?! (?:dancers?|parades?|masks?|costumes?|floats?|queens?|procession|drummers?|street))|fun ?fair|county fair)\b/,
  ridge:
    /\b(?:mountain|snowy|rocky|narrow|alpine|knife.edge|steep|high|sharp|snow.covered) (?:mountain )?(?:ridge|ridgeline|crest)\b|\balong (?:a|the) ridge\b/,
  winding:
    /\b(?:winding|serpentine|hairpin|curvy|twisting|snaking|curving|zigzag(?:ging)?) (?:\w+ )?(?:roads?|highway|pass|path|street)\b|\broads? (?:winding|snaking|twisting|zigzagging|winds|snakes)\b|\b(?:mountain|alpine) pass(?:es)?\b/,
  winding_from_above: /(?!)/,
  space_station_outside:
    /\b(?:outside|near|past|towards?|approach(?:es|ing)?|orbit(?:s|ing)?|dock(?:s|ing)? (?:at|with)|repair(?:s|ing)?)\b[a-z' ]{0,100}\bspace station\b/,
  karst: /\b(?:guilin|yangshuo|li river|ha ?long bay|zhangjiajie|karst)\b/,
  gas_giant: /\b(?:jupiter|gas giant|venus)\b/,
  art_studio: /\b(?:(?:artist|painter)(?:'?s)?|art|painting) (?:studio|workshop|class)\b|\batelier\b/,
  dance_studio:
    /\b(?:dance|ballet|dancing) (?:studio|class|school|room|lesson)\b|\b(?:ballerinas?|ballet|dancers?)\b[a-z' ]{0,100}\bstudio\b/,
  thick_fog: /\b(?:thick|dense|heavy|deep) (?:\w+ )?(?:fog|mist)\b|\bshrouded in (?:fog|mist)\b/,
  snowy_hilltop:
    /\b(?:on|atop|on top of) (?:an?|the|some) (?:\w+ )?(?:snowy|snow.covered|snow.capped) (?:hill|hilltop|hillside|ridge|cliff|peak)\b/,
  // Settled from a house that is named along with a field.
  farmhouse_beyond: /(?!)/,
  oasis: /\boas[ie]s\b/,
  sandstorm:
    /\b(?:(?:sand|dust) ?storms?|haboobs?|(?:walls?|clouds?) of (?:sand|dust) (?=\w*(?:approach|roll|engulf|swallow|com|sweep|hit|mov|cover)))/,
  outback: /\b(?:outback|australian (?:desert|bush|wilderness)|red cent(?:re|er)|uluru|ayers rock)\b/,
  uluru: /\b(?:uluru|ayers rock)\b/,
  san_francisco: /\bsan francisco\b/,
  christmas: /\b(?:christmas|xmas|yuletide|santa(?:'s)? village|(?:on|for) noel)\b/,
  enchanted:
    /\b(?:enchanted|magic(?:al)?|mystical|mysterious|bewitched|fairy ?tale|fantasy|fairy|glowing|bioluminescent|luminous) (?:[a-z]+ )?(?:forests?|woods?|woodlands?|glades?|groves?|jungles?)\b/,
  bund: /\bthe bund\b|\bbund (?:skyline|of shanghai|in shanghai|at|waterfront|promenade)\b|\bshanghai bund\b/,
  catwalk: /\b(?:catwalks?|fashion (?:runway|show|week))\b/,
  beach_party: /\bbeach (?:party|rave|disco)\b/,
  empty:
    /\b(?:empty|deserted|abandoned|vacant|lonely|closed|uninhabited|silent) (?:[a-z-]{1,14} ){0,3}(?:malls?|streets?|cit(?:y|ies)|towns?|villages?|roads?|highways?|stations?|trains?|carriages?|bus(?:es)?|subways?|metros?|schools?|class ?rooms?|hallways?|corridors?|hospitals?|offices?|buildings?|stadiums?|arenas?|theat(?:er|re)s?|halls?|churches|church|restaurants?|cafes?|bars?|diners?|beach(?:es)?|parks?|playgrounds?|markets?|squares?|alleys?|supermarkets?|stores?|shops?|airports?|museums?|librar(?:y|ies)|warehouses?|factor(?:y|ies)|gyms?|pools?|crossings?|amusement parks?|house|mansion|castle|hotel|swimming pool|ballroom|platform|bridge)\b|\b(?:is|are|now|completely|totally|almost|half|nearly) (?:empty|deserted)\b|\b(?:nobody|no one|no people|not a soul)\b/,
  crowded: /\b(?:crowd(?:s|ed)?|packed|busy|bustling|rush.?hour|full|thousands|hundreds|jam.?packed)\b/,
  fabrics: /\b(?:fabrics?|textiles?|cloths?|silks?|scarves|carpets|rugs|saris?)\b/,
  amsterdam: /\b(?:amsterdam|dutch (?:city|town|canal)|utrecht|delft|holland|netherlands)\b/,
  lisbon: /\b(?:lisbon|lisboa|porto|alfama|portugal|portuguese)\b/,
  under_bridge:
    /\b(?:under|beneath|underneath|below) (?:an?|the|some|one of the) (?:[a-z-]{1,12} ){0,2}(?:bridges?|overpass|underpass|viaduct|flyover|arch(?:es)?)\b/,
  corn_field:
    /\b(?:corn ?fields?|maize ?fields?|corn maze|fields? of (?:\w+ )?(?:corn|maize)|corn ?(?:stalks|rows)|rows of corn)\b/,
  rapids:
    /\b(?:rapids|river rapid|rapid river|(?:turbulent|churning|raging)(?: and [a-z-]+)? (?:water|river|stream|current)s?|white.?water|wild river|raging river|rushing river|rough river|raft(?:ing|ers?)(?! (?:on|across|over) (?:an? |the )?(?:calm |quiet |still )?(?:lake|sea|ocean|pool))|torrent)\b/,
  // Settled from the gondola that goes under it.
  canal_bridge: /(?!)/,
  coral_reef: /\bcorals?\b|\breefs?\b/,
  sunken_ruins:
    /\b(?:underwater|sunken|submerged|drowned|lost|undersea|atlantis|flooded) (?:[a-z]+ ){0,2}(?:palace|temple|city|cities|castle|ruins?|kingdom|town|cathedral|columns|statues?|world)\b|\batlantis\b|\b(?:palace|temple|city|castle|ruins?|kingdom) (?:under|beneath|below|at the bottom of) the (?:sea|ocean|water|waves)\b/,
  lasers:
    /\blasers?(?: (?:lights?|beams?|show|effects?))?\b(?! (?:pointer|dot|gun|sword|cutter|printer|cat))/,
  led_strips:
    /\b(?:led|rgb|neon)s? (?:\w+ )?(?:lights?|strips?|lighting|lamps?|glow)\b|\bleds\b|\b(?:room|bedroom|bathroom|lounge|basement)\b[a-z' ]{0,30}\b(?:purple|red|blue|pink|green|violet|magenta|cyan) (?:lights?|lighting|glow)\b|\b(?:purple|red|blue|pink|green|violet|magenta|cyan) (?:lights?|lighting|glow)\b[a-z' ]{0,20}\b(?:room|bedroom|bathroom|lounge|basement)\b/,
  fairy_lights: /\b(?:fairy|string|twinkle|christmas) lights\b|\bstrings? of (?:\w+ )?lights\b/,
  blowing_curtains:
    /\b(?:curtains?|drapes)\b[a-z' ]{0,20}\b(?:blow|billow|flutter|sway|danc|flap|mov|float|wav)(?:s|es|ing|e)?\b|\b(?:blowing|billowing|fluttering|flowing|swaying) (?:\w+ )?(?:curtains?|drapes)\b/,
  bare_floor:
    /\b(?:wood(?:en)?|hardwood|parquet|tiled?|marble|stone|concrete|bare|kitchen) floor(?:s|boards)?\b/,
  kids_room:
    /\b(?:kid|child(?:ren)?|baby|toddler|girl|boy)(?:'?s|s'|\u2019s) (?:bed)?room\b|\bnursery\b|\b(?:toy|play) ?room\b|\bkids room\b/,
  dim: /\b(?:glowing (?:\w+ )?lamp|moon lamp|night ?light|dim|dimly|gloomy|unlit|candle.?lit|by candlelight|in the dark|pitch.black|dark(?:ened)? (?:\w+ )?(?:room|library|hall|hallway|bedroom|kitchen|office|attic|corridor|basement|cellar|bar|gym|workshop|church|laborator\w+|lab|warehouse|garage|restaurant|museum|cabin|house))\b/,
  passenger_ship:
    /\b(?:cruise|ferry|ferries|liner|yacht|titanic|steamer) ?(?:ship|boat|deck)?\b|\bmodern (?:ship|boat)\b/,
  mansion:
    /\b(?:mansion|manor|palace|castle|haunted|victorian|old (?:house|hotel)|stately home|chateau|villa)\b/,
  sunbeams:
    /\b(?:beams?|rays?|shafts?|streaks?|slants?) of (?:\w+ )?(?:sun|light|sunlight|sunshine|morning light)\b|\b(?:sun|light) ?(?:beams?|rays?|shafts?)\b|\b(?:sun(?:light|shine)?|light) (?:is |comes |coming )?(?:stream\w*|pour\w*|flood\w*|slant\w*|fall\w*|filter\w*|shin\w*|com\w*|spill\w*|break\w*) (?:in\b|into|through|down)|\bdust\w* (?:\w+ ){0,3}(?:in|through) (?:the )?(?:\w+ )?(?:light|sun|sunlight|air|beams?)\b|\bdust (?:motes|particles|specks)\b/,
  marble: /\bmarble\b/,
  mall: /\b(?:shopping )?malls?\b|\bshopping (?:center|centre|arcade)\b|\bdepartment store\b/,
  open_air:
    /\b(?:outdoor|open[- ]air|summer|desert|edm|beach) (?:\w+ )?(?:festivals?|concerts?|raves?|stage)\b|\bmusic festivals?\b/,
  lobby:
    /\b(?:hotel|office|theat(?:er|re)|cinema|apartment|grand) lobby\b|\blobby of\b|\bhotel (?:reception|foyer)\b/,
  grand:
    /\b(?:grand|majestic|vast|huge|enormous|towering|tall|high|floor.to.ceiling|two.stor(?:e?y|ied)) (?:\w+ ){0,2}(?:library|bookshel\w+|bookcases?|shelves|stacks)\b/,
  tennis_court: /\b(?<!table )tennis\b|\bwimbledon\b/,
  clay_court: /\bclay (?:tennis )?courts?\b|\broland.?garros\b|\bfrench open\b/,
  grass_court: /\bgrass (?:tennis )?courts?\b|\bwimbledon\b/,
  parking_lot:
    /\b(?:parking (?:lot|garage|space|area|ground)s?|car parks?|parallel[ -]?park(?:ing|s)?|to park (?:an?|the|her|his|their) (?:[a-z-]+ ){0,2}(?:car|van|truck|suv|jeep|bus))\b/,
  empty_lot: /\b(?:empty|deserted|abandoned) (?:\w+ )?(?:parking (?:lot|garage)|car park)\b/,
  small_town:
    /\b(?:small|little|quiet|sleepy|tiny|cozy|cosy|charming|snowy|alpine|picturesque|christmas) (?:(?:snowy|mountain|alpine|christmas) )?towns?\b/,
  dirt_road:
    /\b(?:dusty|dirt|gravel|unpaved|sandy|muddy|rutted) (?:\w+ )?(?:roads?|tracks?|trails?|paths?|lanes?)\b|\b(?:footpath|country path|rough track|farm track)\b/,
  planet_surface:
    /\b(?:on|onto|across|of|over) (?:an?|the|another|some)(?: (?!blue|earth)[a-z-]+){0,3} planet(?!ar)\b/,
  two_moons: /\b(?:two|twin|double|three) (?:\w+ )?moons\b/,
  two_suns: /\b(?:two|twin|double|binary|three) (?:\w+ )?suns\b/,
  rain_on_glass:
    /\b(?:rain ?drops?|rain|drops|droplets|water drops)\b[a-z' ]{0,100}\b(?:down|on|against|over|across|hit(?:s|ting)?|strik(?:es|ing)|cover(?:s|ing)|tapp?(?:s|ing)|streak(?:s|ing)|beading)\b[a-z' ]{0,100}\b(?:window ?panes?|windows?|glass)\b(?! of\b)|\b(?:rainy|wet|rain[- ](?:streaked|covered|soaked|spattered|splattered|speckled|drenched)|dripping|fogg(?:y|ed)(?: up)?) (?:window ?panes?|windows?)\b|\b(?:window ?panes?|windows?) (?:with|covered (?:in|with)|full of|streaked with|wet with) (?:rain|(?:rain |water )?drop(?:let)?s)/,
  blurred_lights:
    /\b(?:blurred|blurry|bokeh|out[- ]of[- ]focus|defocused|unfocused|soft) (?:[a-z]{1,12} )?(?:city|street|neon|night|traffic|christmas|town|skyline) ?(?:lights?)?\b|\b(?:city|street|neon|night|traffic) lights? (?:blurred|out of focus|in bokeh|bokeh)\b|\bbokeh (?:of )?(?:\w+ )?lights\b/,
  tall_grass: /\b(?:tall|high|long|deep|waist.high) (?:\w+ )?grass(?:es)?\b|\breeds\b|\bpampas\b/,
  ruined:
    /\babandoned (?:city|town|downtown)(?: streets?)?\b|\babandoned (?:\w+ )?streets?\b|\b(?:ruined|destroyed|devastated|bombed|war.?torn|post.?apocalyptic|collapsed|burnt.?out|crumbling) (?:\w+ )?(?:city|town|street|streets|buildings?|village|metropolis|skyscrapers?)\b|\bruins of (?:a|the) (?:\w+ )?(?:city|town)\b/,
  billboards: /\b(?:times square|billboards?|piccadilly circus)\b/,
  sun_sets:
    /\bsun(?:'s)? (?:is |slowly |gently ){0,2}(?:sets|setting|sink(?:s|ing)|go(?:es|ing) down|dip(?:s|ping)|disappear(?:s|ing)|drop(?:s|ping))\b/i,
  sun_rises:
    /\bsun (?:is |slowly |gently ){0,2}(?:ris(?:es|ing)|com(?:es|ing) up|peek(?:s|ing)|appear(?:s|ing))\b|\btime.?lapse of (?:a |the )?sunrise/i,
  moonrise:
    /\bmoon ?rises?\b|\bmoon (?:is |slowly |starts? to )?(?:ris(?:e|es|ing)|com(?:es|ing) up|climb(?:s|ing)|ascend(?:s|ing))\b/,
  moon_waxes:
    /\b(?:waxing (?:\w+ )?moon|moon(?:'s)? (?:is |slowly |gradually )?(?:wax(?:es|ing)|becom(?:es|ing) full|grow(?:s|ing) full)|moon phases|(?:lunar |moon )?phases of the moon|lunar phases)\b/,
  moon_wanes: /\b(?:waning (?:\w+ )?moon|moon(?:'s)? (?:is |slowly |gradually )?wan(?:es|ing))\b/,
  crescent_moon: /\b(?:crescent|sickle) moon\b|\bcrescent of the moon\b/,
  coloured_sky:
    /\b(?:red|orange|yellow|green|greenish|blue|purple|violet|pink|golden|crimson|turquoise|teal|magenta|lavender|peach|emerald) (?:\w+ )?(?:sk(?:y|ies)|sunset|sunrise)\b/,
  launch_pad:
    /\blaunch ?(?:pads?|towers?|sites?|platforms?)\b|\b(?:rockets?|space shuttles?|shuttles?|starships?)\b[a-z' ]{0,100}\b(?:launch(?:es|ing)?|lift(?:s|ing)? off|blast(?:s|ing)? off|tak(?:es|ing) off|takeoff|liftoff)\b|\b(?:launch|lift.?off|take.?off) of (?:a|the) (?:\w+ )?(?:rocket|shuttle)\b|\bcape canaveral\b/,
  flight_deck:
    /\b(?:(?:from|on|onto|off|of|over|across|aboard) (?:the |a |an )?(?:(?:flight )?deck of (?:the |a |an )?)?(?:[a-z]+ )?(?:aircraft|airplane) carrier|flight deck)\b/,
  old_roofs:
    /\b(?:(?:tiled?|red|orange|old|snowy|terracotta|pitched|gabled) (?:\w+ )?(?:roofs|rooftops|roof ?tops)|(?:roofs|roof ?tops) of (?:the |an? )?(?:old )?(?:prague|vienna|florence|paris|venice|rome|edinburgh|lisbon|village|old town|town|city|europe\w*|porto|krakow|salzburg|siena|dubrovnik)|chimney ?(?:pots|tops|s))\b/,
  comet: /\bcomets?\b/,
  over_canyon: /\b(?:over|above|high over|across)\b(?: [a-z']{1,12}){0,4} canyons?\b/,
  gorge: /\b(?:canyons?|gorges?|ravines?)\b/,
  hotel: /\bhotels?\b/,
  dense:
    /\b(?:dense|thick|lush|overgrown|deep|wild|tangled|impenetrable) (?:\w+ ){0,2}(?:forests?|woods?|woodland|jungle|rain ?forest|undergrowth|vegetation|foliage)\b/,
  mossy: /\b(?:moss|mossy)\b/,
  dock: /\b(?:dock|docks|jetty|wooden pier|boat ramp|wooden boardwalk|pier)\b/,
  hill_castle: /\bcastles?\b[a-z' ]{0,24}\b(?:hill|hilltop|above|cliff|overlooking)\b/,
  cliffs: /\bcliffs?\b/,
  fishing_village: /\bfishing (?:village|town|port)\b|\b(?:seaside|coastal|harbou?r) (?:village|town)\b/,
  old_town:
    /\b(?:medieval|old|ancient|historic|renaissance|italian|european) (?:\w+ )?town\b(?! square)|\btown with (?:\w+ )?cobble\w*\b|\bold quarter\b/,
  train_window:
    /\b(?:views?|shots?|seen|filmed|footage|looking out) from (?:the )?inside (?:of )?(?:a|the) (?:[a-z]{1,12} )?train\b|\btrain windows?\b|\bwindow of (?:a|the) (?:\w+ )?train\b/,
  crystals: /\b(?:crystals?|gems?|gemstones|geode)\b/,
  light_rail:
    /\b(?:chongqing|(?:light rail|monorail|metro|train)s? (?:\w+ )?(?:through|crossing|into|inside) (?:a |an |the )?(?:\w+ ){0,2}(?:buildings?|skyscrapers?|high.?rises?|towers?|apartments?|blocks?))\b/,
  // Settled from a train of today that is named in a city.
  elevated_rail: /(?!)/,
  // Settled from the mountain bikes on it.
  bike_trail: /(?!)/,
  aquarium_tunnel:
    /\b(?:underwater|undersea|aquarium|oceanarium) (?:glass )?tunnels?\b|\btunnels?\b[a-z' ]{0,30}\b(?:aquarium|oceanarium)\b|\b(?:aquarium|oceanarium)\b[a-z' ]{0,30}\btunnels?\b|\bglass tunnels?\b[a-z', ]{0,40}\b(?:fish|sharks?|underwater|sea|ocean)\b/,
  candlelit:
    /\bcandle.?lit\b|\bby candle.?light\b|\blit by (?:\w+ )?candles\b|\b(?:hundreds|thousands|full|dozens) of (?:\w+ )?candles\b/,
  cobbled: /\bcobble(?:d|stones?|stoned)?\b/,
  route_66: /\broute (?:66|sixty.six)\b/,
  // Settled from the river or the camera that the prompt names beside the city.
  river_city: /(?!)/,
  empty_hall:
    /\b(?:empty|deserted|vacant) (?:\w+ )?(?:concert hall|theat(?:er|re)s?|auditorium|opera house|symphony hall|hall|seats)\b|\brows of empty (?:\w+ )?seats\b/,
  lone_peak:
    /\b(?:(?:snow(?:y|.capped|.covered)|mountain|alpine|rocky|high|sharp) (?:\w+ )?(?:peak|summit)|matterhorn|(?:mount )?everest|snow(?:y|.capped|.covered) mountain)\b/,
  deep_snow:
    /\b(?:deep|thick|knee.deep|fresh|heavy) (?:\w+ )?(?:snow|powder)\b|\bpowder snow\b|\bsnow ?drifts?\b/,
  roundabout: /\b(?:roundabouts?|traffic circles?|rotary intersection)\b/,
  water_town: /\b(?:jiangnan|water ?towns?|wuzhen|zhouzhuang|suzhou|tongli|xitang|zhujiajiao|river south)\b/,
  prairie:
    /\b(?:prairies?|steppes?|great plains|grasslands?|(?:open|wide|flat|vast|endless|dusty|grassy|empty) (?:\w+ )?plains?|plains|pampas|flat farmland|flat land)\b/,
  heat_haze: /\b(?:heat (?:haze|shimmer|waves?)|shimmering heat|hot asphalt|mirage)\b/,
  glass_towers:
    /\b(?:glass|gleaming|shiny|white|crystal|sleek|silver) (?:\w+ )?(?:towers?|skyscrapers?|buildings)\b|\b(?:utopian?|solarpunk)\b/,
  glass_dome:
    /\b(?:inside|in|under|within|beneath) (?:a|an|the|their|his|her) (?:[a-z-]+ ){0,2}(?:(?:glass|transparent|geodesic|crystal|bubble|domed) (?:dome|greenhouse)|bio ?dome|dome greenhouse)\b/,
  white_village: /\b(?:santorini|mykonos|oia|cyclades|greek (?:island )?village|blue domes?)\b/,
  rice_terraces: /\b(?:rice|paddy) terraces?\b|\bterraced (?:rice|fields|paddies|hills)\b/,
  hilltop:
    /\bhill ?tops?\b|\b(?:top|crest|summit) of (?:a|the) (?:\w+ )?hill\b|\b(?:stand|sit|howl|loom)\w* (?:\w+ )?on (?:a|the) (?:\w+ )?hill\b/,
  rice_field: /\brice (?:fields?|padd(?:y|ies))\b|\bpaddy fields?\b/,
  tea_field: /\btea (?:fields?|plantations?|gardens?|hills?|terraces?|farm|estate|picker|pickers|farmers?)\b/,
  winding_river:
    /\b(?:winding|meandering|snaking|curving|serpentine) (?:\w+ )?(?:river|stream)\b|\briver (?:winding|meandering|snaking|winds|meanders|snakes|curves)\b/,
  // Settled from seasons that change.
  spring_passes: /(?!)/,
  summer_passes: /(?!)/,
  autumn_passes: /(?!)/,
  winter_passes: /(?!)/,
  star_trails:
    /\bstar ?trails?\b|\bstars? (?:are |slowly )?(?:rotat|turn|spin|circl|wheel|revolv|streak|mov)[a-z]{0,4}\b|\b(?:rotating|spinning|turning|circling|moving) stars\b|\btime.?lapse of (?:the |a )?(?:stars|starry sky|night sky)\b/,
  village_street:
    /\b(?:village|small town|hamlet|countryside|old town|alpine|mountain town) (?:[a-z]{1,12} )?(?:streets?|lanes?|road)\b|\b(?:streets?|lanes?) (?:of|in|through) (?:a|an|the) (?:[a-z]{1,12} ){0,2}(?:village|small town|hamlet)\b/,
  heavy_snow:
    /\b(?:(?:heavy|thick|dense|intense) (?:[a-z]{1,12} )?(?:snow(?:fall|storm|flakes?)?|flurry)|blizzards?|snow ?storms?|snow(?:s|ing)? (?:falls? |falling )?(?:heavily|hard|thickly))\b/,
  wildfire:
    /\b(?:(?:wild|forest|bush|brush) ?fires?|(?:burning|blazing|flaming) (?:[a-z]{1,12} )?(?:forests?|woods?|trees|jungle|woodland)|(?:forests?|woods|jungle|woodland|trees) (?:is |are )?(?:burn(?:s|ing)?|on fire|ablaze|in flames|engulfed|blaz(?:es|ing)))\b/,
  into_sun:
    /\b(?:rid(?:e|es|ing)|rod(?:e)|walk(?:s|ed|ing)?|driv(?:e|es|ing)|sail(?:s|ing)?|run(?:s|ning)?|gallop(?:s|ing)?|fl(?:y|ies|ying)|cycl(?:es?|ing)|head(?:s|ing)?|cruis(?:es?|ing)|trot(?:s|ting)?|strid(?:es?|ing)|jog(?:s|ging)?|swim(?:s|ming)?|paddl(?:es?|ing)|wander(?:s|ing)?|stroll(?:s|ing)?|go(?:es|ing)?|travel(?:s|ing|ling)?|speed(?:s|ing)?|moving|moves?)(?: [a-z']{1,12}){0,6} (?:into|toward|towards) (?:the |a )?(?:[a-z]{1,12} ){0,2}(?:sunset|sunrise|sun|sundown)\b/,
  fjord: /\b(?:fjords?|geiranger\w*)\b/,
  // Settled from the river and the walls that the prompt names.
  canyon_river: /(?!)/,
  grey_rock: /(?!)/,
  floating_island:
    /\bfloating (?:\w+ )?(?:islands?|castles?|city|cities|palace|temple|village|house|mountains?)\b|\b(?:castle|palace|island|city|village|temple) (?:floating )?(?:in|above|among) the (?:clouds|sky)\b/,
  space_base:
    /\b(?:space|moon|mars|martian|lunar|alien) (?:base|colony|habitat|outpost|settlement)\b|\b(?:base|colony|habitat|outpost|settlement) on (?:the )?(?:moon|mars|planet|surface)\b/,
  // Only of what fills the picture; no word asks for it.
  no_floor: /(?!)/,
  // Settled from the lanterns and the feast.
  hung_lanterns: /(?!)/,
  spices: /\bspices?\b/,
  creek:
    /\b(?:creek|brook|rivulet)\b|\b(?:small|little|narrow|tiny|babbling|gentle|shallow|forest|woodland|clear|mountain) (?:\w+ )?stream\b|\b(?:leaf|leaves|paper boat)\b[a-z ]{1,30}\bstream\b/,
  forest_path:
    /\b(?:path|trail|track|footpath|walkway|dirt road)\b[a-z' ]{0,100}\b(?:through|in|into|across)\b[a-z' ]{0,100}\b(?:forest|woods?|woodland|jungle|bamboo)\b|\b(?:forest|woodland|wooded) (?:\w+ )?(?:path|trail|track)\b/,
  promontory:
    /\b(?:on|at|from|atop) (?:the |a |an )?(?:edge of (?:the |a )?)?(?:\w+ )?(?:cliff(?: edge| top)?|ledge|precipice|outcrop|crag)\b/,
  above_clouds: /\b(?:through|above|over|among|amid|between|in) (?:the |a |some )?(?:\w+ )?clouds\b/,
  sea_of_clouds: /\b(?:sea of clouds?|clouds? sea|huangshan|yellow mountain)\b/,
  // What a named city shows at a glance is the set's business.
  asian_metropolis:
    /\b(?:tokyo|osaka|shibuya|shinjuku|akihabara|ginza|hong kong|kowloon|seoul|gangnam|taipei|shenzhen|bangkok)\b/,
  stubble: /\b(?:harvested|reaped|mown|stubble) (?:[a-z]+ )?fields?\b|\bstubble\b/,
  road_works:
    /\b(?:road|highway|street|motorway|freeway)(?: [a-z]+)? (?:construction|works?|site|building site|repairs?)\b|\b(?:construction|repair) of (?:an?|the) (?:[a-z]+ )?(?:road|highway|street)\b/,
  machu_picchu: /\bmach?u pich?chu\b/,
  forbidden_city: /\bforbidden city\b/,
  alhambra: /\balhambra\b/,
  blue_lagoon: /\bblue lagoon\b/,
  mumbai: /\b(?:mumbai|bombay|delhi|kolkata|calcutta|india|bangalore|chennai|jaipur|varanasi)\b/,
  johannesburg: /\b(?:johannesburg|soweto|pretoria|south africa|durban)\b/,
  berlin: /\b(?:berlin|stuttgart|germany)\b/,
  toronto: /\b(?:toronto|canada)\b/,
  seattle: /\bseattle\b/,
  sydney: /\b(?:sydney|australia)\b/,
  kuala_lumpur: /\b(?:kuala lumpur|malaysia)\b/,
  balkan: /\b(?:bulgaria|sofia|serbia|belgrade|romania|bucharest|plovdiv)\b/,
  new_york: /\b(?:new york(?: city)?|nyc|manhattan|broadway|fifth avenue|wall street)\b/,
  london: /\b(?:london|westminster|soho)\b/,
  paris: /\b(?:paris|parisian|montmartre|champs.elysees)\b/,
  rome: /\b(?:rome|roman (?:street|alley|square|piazza|fountain)s?|via appia)\b/,
  istanbul: /\b(?:istanbul|cairo|bosphorus|constantinople)\b/,
  dubai: /\b(?:dubai|abu dhabi)\b/,
  rio: /\b(?:rio(?: de janeiro)?|copacabana|ipanema)\b/,
  galaxy: /\b(?:galax(?:y|ies)|milky way (?:galaxy|from space))\b/,
  moscow: /\b(?:moscow|red square|kremlin|st\.? petersburg)\b/,
  kyoto: /\b(?:kyoto|gion)\b/,
  asteroid_field:
    /\b(?:asteroids|asteroid (?:field|belt|storm)|(?:meteor|debris) (?:field|belt)|field of (?:asteroids|debris))\b/,
  nebula: /\b(?:nebulae?|nebulas|(?:cosmic|space|interstellar) (?:clouds?|dust|gas)|cosmos)\b/,
  narrow_canal: /\bnarrow (?:[a-z]+ )?canals?\b/,
  uphill:
    /\b(?:climb(?:s|ing)?|uphill|ascend(?:s|ing)?|(?:up|over) (?:a|the|its) (?:[a-z]+ )?(?:hill|street)s?|cable cars?|trams?)\b/,
  downhill:
    /\bdownhill\b|\b(?:down|descend(?:s|ing)?) (?:an?|the|some) (?:[a-z-]+ ){0,3}(?:hills?|hillside|roads?|mountains?|mountainside|slopes?|pass|hairpins?|trail|serpentines?|tracks?|dunes?|paths?|ramps?)\b/,
  lap_pool:
    /\bolympic(?:[ -]sized?)? (?:swimming )?pool\b|\b(?:lap|racing|competition) pool\b|\bswim(?:ming)? (?:race|competition|meet|championships?|lanes?|final)\b|\bswimmers? (?:rac(?:e|es|ing)|compet(?:e|es|ing))\b|\bolympic swimmers?\b/,
  // Settled from who leaps there.
  roof_gap: /(?!)/,
  rustic_room:
    /\b(?:rustic|farmhouse|country|cottage|old|traditional|village|tuscan|stone|grandmother'?s|grandma'?s) (?:[a-z]+ )?kitchen\b/,
  modern_room:
    /\b(?:modern|minimalist|contemporary|sleek|luxury|luxurious|stylish|scandinavian) (?:[a-z]+ )?(?:living rooms?|rooms?|apartments?|flat|loft|kitchens?|interiors?|bedrooms?|lounge|penthouse)\b|\b(?:penthouse|loft apartment)\b/,
  big_windows:
    /\b(?:big|large|huge|tall|giant|panoramic|floor.to.ceiling|wide|full.length) (?:glass )?windows?\b|\bglass walls?\b|\bwall of glass\b/,
  // Settled from acts that lead up or down, and from what is said of the place.
  slope: /(?!)/,
  rocky: /(?!)/,
  indoor: /(?!)/,
  enclosures: /(?!)/,
};
