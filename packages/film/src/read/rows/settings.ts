/** Nouns and adjectives of hour, season, weather and region. */

import type { TimeOfDay } from '../../scene/scene.ts';

export const timeRows: Partial<Record<TimeOfDay, string>> = {
  dawn: 'dawn, sunrise, daybreak, first light, early dawn, crack of dawn',
  morning: 'morning, early morning, mornings, mid morning, late morning, breakfast time',
  day: 'day, daytime, noon, midday, afternoon, daylight, high noon, broad daylight, lunch hour, lunchtime, lunch time, late afternoon, afternoons, days, late afternoon sun',
  golden_hour:
    'golden hour, magic hour, golden light, golden hour light, golden sunlight, golden sunshine, golden sun, golden rays of the sun',
  sunset: 'sunset, sundown, setting sun, sunsets, sunset light, sunset sky',
  dusk: 'dusk, twilight, evening, blue hour, nightfall, early evening, evenings, gloaming, evening light',
  night:
    'night, nighttime, night time, midnight, moonlight, starlight, night sky, late night, nights, after dark, starry night, starry sky, moonlit night, starry night sky',
};

export const seasonRows = {
  spring: 'spring, springtime, early spring',
  summer: 'summer, summertime, midsummer, late summer',
  autumn: 'autumn, fall season, autumn season, late autumn',
  winter: 'winter, wintertime, midwinter, winter season',
};

/** Bare nouns of weather: "in the rain", "under a rainbow". Things in the sky stay things. */
export const weatherNouns = `rain rainfall drizzle downpour rainstorm snow snowfall snowstorm blizzard sleet hail fog mist haze storm thunderstorm hurricane
  typhoon wind breeze gale sandstorm lightning thunder sunshine sunlight weather aurora overcast monsoon`;

/** Nouns with which an adjective of weather speaks of the picture alone: "a sunny day". */
export const weatherCarriers =
  'day night morning afternoon evening weather sky skies dawn dusk conditions sunset sunrise';

/** Names of places that are no single thing to see; WordNet's are added to these. */
export const regionNames = `paris london tokyo kyoto osaka beijing shanghai venice rome milan florence tuscany naples sicily amalfi barcelona madrid seville
  lisbon berlin munich vienna prague budapest amsterdam copenhagen stockholm oslo helsinki reykjavik iceland norway sweden finland denmark scotland ireland england
  wales france germany italy spain portugal greece santorini athens istanbul turkey cappadocia egypt cairo morocco marrakech sahara africa kenya tanzania
  serengeti madagascar dubai india mumbai delhi jaipur nepal tibet himalayas thailand bangkok vietnam hanoi bali indonesia singapore malaysia china japan korea seoul hong-kong
  taiwan mongolia siberia russia moscow australia sydney zealand hawaii california texas nevada arizona utah alaska canada vancouver toronto quebec montreal mexico cuba havana
  brazil rio amazon peru argentina patagonia chile bolivia antarctica arctic europe asia america usa nyc manhattan brooklyn chicago seattle boston miami
  bulgaria sofia serbia belgrade romania bucharest hungary poland warsaw austria ukraine kiev croatia slovenia switzerland belgium brussels netherlands
  stuttgart hamburg frankfurt johannesburg soweto pretoria durban nigeria lagos ghana ethiopia uganda namibia zimbabwe senegal nairobi philippines manila jakarta
  kolkata bangalore chennai varanasi pakistan bangladesh bhutan iran iraq syria jordan lebanon israel jerusalem tunisia algeria colombia ecuador venezuela
  guatemala jamaica melbourne edinburgh glasgow dublin manchester liverpool geneva zurich salzburg lyon marseille nice malta cyprus
  hollywood francisco angeles york vegas orleans bohemia provence burano zermatt switzerland alps dolomites manarola cinque`;

export const regionPhrases =
  'new york, new york city, los angeles, san francisco, las vegas, new orleans, new zealand, hong kong, south africa, south korea, united states, united kingdom, rio de janeiro, times square, cinque terre, central park, abu dhabi, costa rica, sri lanka, north pole, south pole, buenos aires, cape town, monument valley, death valley, amalfi coast, wild west';
