/** What lies on a dish it is served with. */

export const toppings = new Set(
  `syrup, maple syrup, berry, blueberry, strawberry, raspberry, cherry, marshmallow, cream, whipped cream, sauce, tomato sauce, chocolate sauce, icing, frosting,
 sprinkle, honey, butter, candle, chopsticks, chopstick, mint leaf, lemon slice, cinnamon stick, herb, basil leaf, egg, cheese, meatball, topping`
    .split(',')
    .map((noun) => noun.trim()),
);
