// English names for people who have not chosen one yet: birds, animals, plants, winds and waters.

export const nicknamesEn: readonly string[] = `
  Robin Sparrow Wren Finch Starling Swallow Swift Lark Heron Crane
  Stork Swan Puffin Pelican Osprey Falcon Kestrel Merlin Hawk Eagle
  Owl Raven Magpie Jay Cuckoo Dove Pigeon Quail Partridge Pheasant
  Plover Avocet Curlew Kingfisher Woodpecker Goldfinch Nightingale Thrush Warbler Gull
  Fox Badger Hedgehog Squirrel Rabbit Hare Otter Beaver Weasel Ferret
  Marten Lynx Puma Panther Tiger Panda Koala Wombat Kangaroo Zebra
  Giraffe Gazelle Antelope Moose Elk Reindeer Bison Pony Foal Lamb
  Seal Walrus Dolphin Whale Narwhal Octopus Seahorse Starfish Turtle Gecko
  Salmon Trout Herring Mackerel Sardine Minnow Perch Lobster Oyster Cricket
  Bumblebee Firefly Dragonfly Ladybird Butterfly Moth Beetle Hornet Snail Newt
  Daisy Tulip Poppy Violet Primrose Bluebell Snowdrop Crocus Daffodil Iris
  Lily Lotus Orchid Peony Rose Jasmine Lavender Lilac Magnolia Marigold
  Pansy Petunia Sunflower Thistle Clover Heather Foxglove Buttercup Cornflower Honeysuckle
  Ivy Fern Moss Basil Mint Thyme Sage Rosemary Parsley Chive
  Oak Ash Elm Birch Beech Alder Willow Poplar Maple Hazel
  Rowan Holly Cedar Cypress Juniper Spruce Larch Pine Chestnut Walnut
  Almond Acorn Apple Pear Plum Peach Apricot Cherry Berry Bramble
  Currant Quince Fig Olive Lemon Orange Clementine Melon Mango Coconut
  Breeze Zephyr Gale Thunder Cloud Drizzle Rainbow Snowflake Icicle Frost
  Sunrise Comet Meteor Nova Star Moonlight River Brook Meadow Harbour
`
  .trim()
  .split(/\s+/);
