/** Hours, seasons and weather that a film can show. */

export const timesOfDay = [
  'dawn',
  'morning',
  'day',
  'golden_hour',
  'sunset',
  'dusk',
  'night',
  'day_to_night',
  'night_to_day',
] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const weatherNames = [
  'clear',
  'clouds',
  'overcast',
  'rain',
  'snow',
  'fog',
  'storm',
  'lightning',
  'wind',
  'aurora',
  'stars',
  'rainbow',
  'dust',
] as const;
