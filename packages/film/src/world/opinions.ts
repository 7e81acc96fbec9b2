/** Adjectives that judge or point and show nothing of their own: they are read, and no picture can be held against them. */

export const opinions = new Set(
  `pleasant, adorable, vibrant, beautiful, serene, intricate, tranquil, dynamic, natural, peaceful, delicate, majestic, gentle,
 rugged, nearby, entire, original, mysterious, different, visible, unexpected, human, dramatic, stunning, magical, historic,
 graceful, cute, elegant, subtle, delicious, powerful, dazzling, perfect, best, complex, eerie, exotic, next, quiet, expansive,
 regal, striking, detailed, famous, harmonious, lively, expressive, ready, secret, gorgeous, unique, surreal, strange, funny, good,
 great, precise, intense, challenging, mesmerizing, mesmerising, everyday, latest, final, quaint, loved, realistic, cinematic,
 amazing, breathtaking, lovely, charming, picturesque, idyllic, iconic, special, various, several, same, other, own, certain,
 important, fantastic, wonderful, incredible, impressive, spectacular, exciting, interesting, unusual, usual, typical, normal,
 simple, real, true, main, whole, full, new, single, first, second, third, last, sudden, rapid, quick, slow, fast, fast-paced,
 fast-moving, high-speed, hidden, imaginary, mythical, legendary, epic, cool, nice, fresh, warm, hot, cold, soft, cozy, cosy,
 surrounding, changing, distinct, distinctive, professional, skilled, experienced, traditional, classic, fascinating, captivating,
 enchanting, inviting, thrilling, joyful, cheerful, whimsical, ethereal, otherworldly, forbidden, tasty, fragrant, precious`
    .split(',')
    .map((word) => word.trim()),
);
