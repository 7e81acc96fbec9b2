import type { Kit } from '../kit.ts';
import { airplane } from './air/airplane.ts';
import { balloons } from './air/balloon.ts';
import { cableCar } from './air/cable-car.ts';
import { flyingBroom } from './air/flying-broom.ts';
import { helicopter } from './air/helicopter.ts';
import { boardingBus } from './moments/boarding-bus.ts';
import { crushedCars } from './moments/crushed-cars.ts';
import { escortedBoat } from './moments/escorted-boat.ts';
import { landingHelicopter } from './moments/landing-helicopter.ts';
import { pitStop } from './moments/pit-stop.ts';
import { raftCrew } from './moments/raft-crew.ts';
import { rescueByAir } from './moments/rescue-by-air.ts';
import { rowedGondola } from './moments/rowed-gondola.ts';
import { waterSkier } from './moments/water-skier.ts';
import { mountainBike } from './offroad/mountain-bike.ts';
import { streetCableCar } from './rail/cable-car.ts';
import { freightWagon } from './rail/freight-wagons.ts';
import { steamTrain } from './rail/steam-train.ts';
import { tram } from './rail/tram.ts';
import { vintageTram } from './rail/vintage-tram.ts';
import { animalTeams } from './road/animal-teams.ts';
import { bicycle } from './road/bicycle.ts';
import { bus } from './road/bus.ts';
import { car } from './road/car.ts';
import { carriage } from './road/carriage.ts';
import { fireTruck } from './road/fire-truck.ts';
import { garbageTruck } from './road/garbage-truck.ts';
import { machines } from './road/machines.ts';
import { motorcycle } from './road/motorcycle.ts';
import { raceCar } from './road/race-car.ts';
import { smallWheelKits } from './road/small-wheels.ts';
import { snowplow } from './road/snowplow.ts';
import { tractor } from './road/tractor.ts';
import { truck } from './road/truck.ts';
import { workVehicleKits } from './road/work-vehicles.ts';
import { liftedCar, openBonnetCar } from './road/workshop-car.ts';
import { hoverbike } from './space/hoverbike.ts';
import { rocket } from './space/rocket.ts';
import { satellite } from './space/satellite.ts';
import { spaceship } from './space/spaceship.ts';
import { kayak } from './water/kayak.ts';
import { longships } from './water/longship.ts';
import { junk, wreckKits } from './water/old-hulls.ts';
import { pirateShip } from './water/pirate-ship.ts';
import { sailboat } from './water/sailboat.ts';
import { krakenAttack, octopusAttack } from './water/seized-vessels.ts';
import { ships } from './water/ships.ts';
import { smallBoats } from './water/small-boats.ts';
import { submarine } from './water/submarine.ts';

export const vehicleKits: readonly Kit[] = [
  car,
  openBonnetCar,
  liftedCar,
  bus,
  fireTruck,
  tractor,
  snowplow,
  bicycle,
  mountainBike,
  motorcycle,
  steamTrain,
  freightWagon,
  tram,
  vintageTram,
  streetCableCar,
  smallBoats,
  sailboat,
  pirateShip,
  ships,
  airplane,
  balloons,
  helicopter,
  flyingBroom,
  cableCar,
  rocket,
  spaceship,
  garbageTruck,
  hoverbike,
  truck,
  raceCar,
  carriage,
  animalTeams,
  machines,
  submarine,
  octopusAttack,
  krakenAttack,
  satellite,
  longships,
  junk,
  crushedCars,
  boardingBus,
  pitStop,
  rescueByAir,
  landingHelicopter,
  rowedGondola,
  kayak,
  raftCrew,
  waterSkier,
  escortedBoat,
  ...wreckKits,
  ...smallWheelKits,
  ...workVehicleKits,
];
