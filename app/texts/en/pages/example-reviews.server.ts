/** The reviews of the example (specification 1), by their authors. */
export const exampleReviews = {
  vogel: {
    author: "Hannah Vogel",
    country: "Germany",
    text: "Ten days with a Toyota RAV4, from Tbilisi up to Mestia and back by Kutaisi. The car was spotless, the tank was full, and they told us honestly which road to leave for another year. At the end the deposit was back in two minutes, and the price was the one on the website.",
  },
  mehta: {
    author: "Rohan Mehta",
    country: "India",
    text: "We took a driver for the day to Kazbegi and drove the rest ourselves. It was my first time on the right-hand side, so they went round the block with me until I felt safe. My parents still talk about the church above the clouds.",
  },
  whitlock: {
    author: "James Whitlock",
    country: "United Kingdom",
    text: "A puncture between Sighnaghi and Telavi. I rang at nine on a Sunday evening and expected a machine. Giorgi picked up, talked me through it, found a tyre shop in Telavi that was still open, and by ten we were at supper.",
  },
  sadykova: {
    author: "Aigerim Sadykova",
    country: "Kazakhstan",
    text: "Three days of meetings in Tbilisi, Rustavi and Kutaisi. I booked on my phone in the passport queue, and the answer was on WhatsApp before I had my suitcase. A small hybrid that hardly touched its fuel. Next time I’ll come without the meetings.",
  },
  nowak: {
    author: "Marek and Ola Nowak",
    country: "Poland",
    text: "We came to ski in Gudauri. When we walked out of arrivals at four in the morning, the rack was on the roof, the winter tyres were on, and a man stood there with our name on a sheet of paper and hot tea in a flask.",
  },
  benAmi: {
    author: "Noa Ben-Ami",
    country: "Israel",
    text: "They brought the car to our flat in Vera with the child seat already in, and took ten minutes to show my father every button. Borjomi, Vardzia, Batumi and home again. Nothing on the way surprised us but the cows.",
  },
};
